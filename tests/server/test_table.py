"""Playing at a table: choices, refusals, undo, take-back, hints, orders, chat, two people."""

from __future__ import annotations

import pytest

from server.running import Player, mine, seats, wait_for
from spinney.core import Table
from spinney.core.registry import game_named
from spinney.core.text import Text
from spinney.server import states
from spinney.server.messages import Step
from spinney.server.talk import advice
from spinney.server.thinking import Advised


def test_play_now_asks_the_first_question_at_once(ann: Player) -> None:
    state = ann.state(ann.table()["table"])
    assert state["phase"] == "playing"
    assert state["you"] == "A"
    assert mine(state)
    assert state["asked"]["sentence"]
    assert state["asked"]["options"]
    assert state["picture"]["parts"]
    assert [seat["name"] for seat in state["seats"]] == ["Ann"]


def test_the_game_says_what_a_beginner_is_told_and_which_answers_leave(ann: Player) -> None:
    table = ann.table("ironwood", seats=seats("me", "me"))["table"]
    told = {}
    for _ in range(30):
        waiting = ann.state(table, seat="A", picture="no")["asked"]
        other = "B" if waiting["seat"] == "A" else "A"
        assert ann.state(table, seat=other, picture="no")["asked"]["guide"] == ""
        asked = ann.state(table, seat=waiting["seat"], picture="no", language="de")["asked"]
        told[asked["ask"]] = asked["guide"]
        leaving = [option["word"] for option in asked["options"] if option["leaves"]]
        if asked["ask"] == "play":
            assert leaving == ["draw", "concede"]
        ann.choose(table, asked["options"][0]["word"])
    assert told["return"].startswith("Du hast vier Sonderkarten gezogen")
    assert "" in told.values()


def test_a_game_is_played_to_its_end_over_the_socket(ann: Player) -> None:
    table = ann.table()["table"]
    told: list[int] = []
    with ann.socket(table) as wire:
        state = wire.state()
        while state["over"] is None:
            assert state["events_after"] == len(told)
            told += [event["number"] for event in state["events"]]
            number = state["number"]
            reply = wire.choose(state)
            assert reply["ok"]
            state = wire.state(lambda each, number=number: each["number"] > number)
    assert told == list(range(1, len(told) + 1))
    assert state["over"]["how"] == "finished"
    assert state["over"]["results"][0]["sentence"].startswith("Ann")


def test_a_choice_sent_twice_counts_once(ann: Player) -> None:
    table = ann.table()["table"]
    state = ann.state(table)
    word = state["asked"]["options"][-1]["word"]
    sent = {"word": word, "number": state["number"], "key": "once"}
    first = ann.say(table, "choose", **sent)
    again = ann.say(table, "choose", **sent)
    assert first["ok"]
    assert again == first
    assert ann.state(table)["choices"] == 1


def test_a_choice_for_an_old_state_is_refused(ann: Player) -> None:
    table = ann.table()["table"]
    state = ann.state(table)
    ann.choose(table)
    reply = ann.say(
        table,
        "choose",
        word=state["asked"]["options"][0]["word"],
        number=state["number"],
        key="late",
    )
    assert (reply["ok"], reply["error"]) == (False, "stale")
    assert ann.state(table)["choices"] == 1


def test_an_illegal_choice_is_explained_with_its_rule(ann: Player) -> None:
    table = ann.table()["table"]
    state = ann.state(table)
    offered = {option["word"] for option in state["asked"]["options"]}
    word = next(word for word in ("a1", "owl", "done") if word not in offered)
    why = ann.say(table, "why", word=word)
    assert why["possible"] is False
    assert why["sentence"]
    refused = ann.say(table, "choose", word=word, number=state["number"], key="x")
    assert refused["error"] == "illegal"
    assert refused["message"] == why["sentence"]
    assert ann.state(table) == state


def test_why_says_that_an_option_is_possible(ann: Player) -> None:
    table = ann.table()["table"]
    word = ann.state(table)["asked"]["options"][0]["word"]
    reply = ann.say(table, "why", word=word)
    assert reply["possible"] is True
    assert reply["rule"]


def test_undo_takes_a_choice_back_and_its_events(ann: Player) -> None:
    table = ann.table("root", seats=seats("me", "random", "random", "random"))["table"]
    with ann.socket(table) as wire:
        state = wire.state()
        for _ in range(200):
            before = state
            assert wire.choose(before)["ok"]
            number = before["number"]
            state = wire.state(lambda each, number=number: mine(each) and each["number"] > number)
            if state["undo"]["possible"] and state["trail"]:
                break
        assert state["trail"][-1]["to"] == before["choices"]
        assert wire.ask("undo")["ok"]
        after = wire.state(lambda each: each["choices"] == before["choices"])
    assert after["asked"] == before["asked"]
    assert after["events_after"] + len(after["events"]) <= state["events_after"] + len(
        state["events"]
    )
    whole = ann.state(table)
    assert whole["view"] == before["view"]
    assert whole["number"] == state["number"] + 1


def test_undo_says_why_not(ann: Player) -> None:
    table = ann.table()["table"]
    assert ann.state(table)["undo"] == {
        "possible": False,
        "reason": "There is nothing to take back yet.",
    }
    reply = ann.say(table, "undo")
    assert reply["error"] == "undo"
    assert reply["message"] == "There is nothing to take back yet."


def test_alone_a_take_back_needs_nobody(ann: Player) -> None:
    table = ann.table()["table"]
    first = ann.state(table)
    for _ in range(5):
        ann.choose(table)
    assert ann.say(table, "takeback", to=0)["ok"]
    again = ann.state(table)
    assert (again["view"], again["asked"]) == (first["view"], first["asked"])
    assert again["number"] > first["number"]


@pytest.fixture
def shared(ann: Player, bob: Player) -> str:
    """A game of two people with hidden hands."""
    options = {"players": "2", "hands": "hidden"}
    made = ann.table(options=options, seats=seats("me", "link"))
    assert ann.state(made["table"])["phase"] == "waiting"
    joined = bob.post("/api/join", {"token": made["join"]})
    assert joined == {"table": made["table"], "seat": "B"}
    return str(made["table"])


def play(table: str, *people: Player, choices: int) -> None:
    """Whoever is asked answers."""
    for _ in range(choices):
        asked = people[0].state(table)["asked"]["seat"]
        people[ord(asked) - ord("A")].choose(table)


def test_a_take_back_needs_the_others_consent(shared: str, ann: Player, bob: Player) -> None:
    play(shared, ann, bob, choices=4)
    assert ann.say(shared, "takeback", to=1)["ok"]
    pending = bob.state(shared)["proposal"]
    assert (pending["kind"], pending["by"], pending["wanted"]) == ("takeback", "A", ["B"])
    assert pending["sentence"] == "Ann would like to take something back."
    assert bob.state(shared)["choices"] == 4
    assert ann.say(shared, "takeback", to=0)["error"] == "proposal-pending"
    assert bob.say(shared, "consent", agree=False)["ok"]
    assert bob.state(shared)["proposal"] is None
    assert ann.state(shared)["choices"] == 4
    ann.say(shared, "takeback", to=1)
    assert bob.say(shared, "consent", agree=True)["ok"]
    assert bob.state(shared)["choices"] == 1
    assert bob.say(shared, "consent", agree=True)["error"] == "no-proposal"


def test_who_decides_is_named_by_the_role(ann: Player, bob: Player) -> None:
    options = {"seats": "marquise,eyrie"}
    made = ann.table("root", seats=seats("me", "link"), options=options)
    bob.post("/api/join", {"token": made["join"]})
    asked = [each.state(made["table"])["asked"] for each in (ann, bob)]
    (waiting,) = (each for each in asked if each["options"] is None)
    who = ("Marquise (Ann)", "Eyrie (Bob)")[ord(waiting["seat"]) - ord("A")]
    assert waiting["sentence"].startswith(f"{who} is deciding")


def test_only_the_asked_seat_gets_the_options(shared: str, ann: Player, bob: Player) -> None:
    states = [ann.state(shared), bob.state(shared)]
    seat = ord(states[0]["asked"]["seat"]) - ord("A")
    asked, other = states[seat]["asked"], states[1 - seat]["asked"]
    assert asked["options"]
    assert other["options"] is None
    assert other["sentence"].startswith(f"{asked['who']} is deciding")
    waiting = (bob, ann)[seat]
    word = asked["options"][0]["word"]
    number = states[0]["number"]
    reply = waiting.say(shared, "choose", word=word, number=number, key="x")
    assert reply["error"] == "not-asked"
    assert waiting.say(shared, "why", word=word)["error"] == "not-asked"
    assert waiting.say(shared, "hint")["error"] == "not-asked"


def test_both_hear_of_a_choice(shared: str, ann: Player, bob: Player) -> None:
    with ann.socket(shared) as hers, bob.socket(shared) as his:
        wires = [hers, his]
        states = [hers.state(), his.state()]
        seat = ord(states[0]["asked"]["seat"]) - ord("A")
        reply = wires[seat].choose(states[seat])
        for wire in wires:
            assert wire.state(lambda each: each["choices"] == 1)["number"] == reply["number"]


def test_chat_reaches_the_table_and_is_kept(shared: str, ann: Player, bob: Player) -> None:
    with bob.socket(shared) as his:
        assert ann.say(shared, "chat", text="  Good   luck! ")["ok"]
        line = his.until(lambda each: each["type"] == "chat")
    assert (line["seat"], line["name"], line["text"]) == ("A", "Ann", "Good luck!")
    with bob.socket(shared) as his:
        assert his.until(lambda each: each["type"] == "chat") == line
    with bob.socket(shared, chat=1) as his:
        his.state()
        ann.say(shared, "chat", text="again")
        assert his.until(lambda each: each["type"] == "chat")["number"] == 2


def test_chat_has_a_rate_limit(shared: str, ann: Player) -> None:
    replies = [ann.say(shared, "chat", text="hm")["ok"] for _ in range(8)]
    assert replies[:3] == [True] * 3
    assert replies[-1] is False


def test_hints_name_options_and_reasons(ann: Player) -> None:
    table = ann.table()["table"]
    options = {option["word"] for option in ann.state(table)["asked"]["options"]}
    hints = ann.say(table, "hint")["hints"]
    assert 1 <= len(hints) <= 3
    assert {hint["word"] for hint in hints} <= options
    assert all(hint["label"] and isinstance(hint["reasons"], list) for hint in hints)
    assert any(hint["does"] for hint in hints), "what is certain is said in words"
    told = [reason["text"] for hint in hints for reason in hint["reasons"]]
    assert not any(text.startswith(("+", "-", "\N{MINUS SIGN}")) for text in told)
    assert all(reason["pro"] for reason in hints[0]["reasons"])


def test_a_hint_says_what_comes_next_but_not_that_one_is_done() -> None:
    game = game_named("sylvion")
    table = Table(game, game.setup(), "hint")
    assert table.question is not None
    first, done = table.question.options[0], game.leaving[0]
    said = advice(
        [Advised(first, 0.5, [], [("act", first)], [first, done, first, done], [])],
        table.question,
        Text(game, "en"),
    )
    label = Text(game, "en").label
    assert said[0].way == [label(done), label(first)]
    assert said[0].steps == [Step("act", game.vocabulary.word(first))]


def test_a_hint_goes_on_with_what_was_advised_before(ann: Player) -> None:
    table = ann.table()["table"]
    options = [option["word"] for option in ann.state(table)["asked"]["options"]]
    ask = ann.state(table)["asked"]["ask"]
    best = ann.say(table, "hint")["hints"][0]
    assert (best["kept"], best["steps"][0]) == (False, {"ask": ask, "word": best["word"]})
    other = next(word for word in options if word != best["word"])
    first, *rest = ann.say(table, "hint", way=[{"ask": ask, "word": other}])["hints"]
    assert (first["word"], first["kept"]) == (other, True)
    assert not any(hint["kept"] for hint in rest)
    elsewhere = ann.say(table, "hint", way=[{"ask": "elsewhere", "word": other}])["hints"]
    assert (elsewhere[0]["word"], elsewhere[0]["kept"]) == (best["word"], False)
    unknown = ann.say(table, "hint", way=[{"ask": ask, "word": "no such thing"}])
    assert unknown["error"] == "no-word"


def test_a_standing_order_is_kept_secret_and_lifted(ann: Player, bob: Player) -> None:
    made = ann.table("root", options={"seats": "marquise,eyrie"}, seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    table = made["table"]
    number = bob.state(table)["number"]
    wrong = ann.say(table, "order", order="sometimes")
    assert (wrong["ok"], "standing order" in wrong["message"]) == (False, True)
    assert ann.say(table, "order", order="never")["ok"]
    assert ann.state(table)["order"] == "never"
    told = bob.state(table)
    assert (told["order"], told["number"]) == (None, number)
    assert ann.say(table, "order", order=None)["ok"]
    assert ann.state(table)["order"] is None


def test_a_standing_order_is_told_to_its_owner_alone(ann: Player, bob: Player) -> None:
    made = ann.table("root", options={"seats": "marquise,eyrie"}, seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    table = made["table"]
    with ann.socket(table) as one, ann.socket(table) as two, bob.socket(table) as other:
        for wire in (one, two, other):
            wire.state()
        assert one.ask("order", order="never+board-only")["ok"]
        for wire in (one, two):
            assert wire.state(lambda state: state["order"])["order"] == "never+board-only"
        key = other.send("ping")
        heard = [other.receive()]
        while heard[-1].get("key") != key:
            heard.append(other.receive())
        assert [each["type"] for each in heard] == ["reply"]


def test_bots_play_until_a_person_is_asked(ann: Player) -> None:
    table = ann.table("ironwood", seats=seats("me", "random"))["table"]
    seen = 0
    for _ in range(15):
        state = ann.wait_until_asked(table)
        seen = state["choices"]
        ann.choose(table)
    assert seen > 15


def test_hot_seat_shows_one_seat_at_a_time(ann: Player) -> None:
    options = {"players": "2", "hands": "hidden"}
    table = ann.table(options=options, seats=seats("me", "me"))["table"]
    with ann.socket(table, seat="B", picture="no") as wire:
        theirs = wire.state()
        assert (theirs["you"], theirs["mine"]) == ("B", ["A", "B"])
        assert [seat["name"] for seat in theirs["seats"]] == ["Ann (A)", "Ann (B)"]
        assert wire.ask("look", seat="A")["ok"]
        hers = wire.state(lambda each: each["you"] == "A")
        assert hers["events_after"] == 0
        assert wire.ask("look", seat="C")["error"] == "not-yours"
    assert theirs["picture"] is None


def test_language_and_theme_change_in_place(ann: Player) -> None:
    table = ann.table()["table"]
    with ann.socket(table) as wire:
        english = wire.state()
        wire.ask("look", language="fr", theme="dark")
        french = wire.state()
    assert french["asked"]["sentence"] != english["asked"]["sentence"]
    assert french["picture"]["parts"] != english["picture"]["parts"]
    assert french["sheet"] != english["sheet"]
    assert french["events_after"] == 0
    assert [event["rule"] for event in french["events"]] == [
        event["rule"] for event in english["events"]
    ]


def test_who_reconnects_gets_what_they_missed(ann: Player) -> None:
    table = ann.table()["table"]
    with ann.socket(table) as wire:
        state = wire.state()
    known = state["events_after"] + len(state["events"])
    for _ in range(3):
        ann.choose(table)
    with ann.socket(table, events=known, number=state["number"]) as wire:
        later = wire.state()
    assert later["events_after"] == known
    everything = ann.state(table)["events"]
    assert later["events"] == everything[known:]


def test_who_reconnects_after_a_take_back_forgets_what_is_gone(ann: Player) -> None:
    table = ann.table()["table"]
    start = ann.state(table)
    for _ in range(6):
        ann.choose(table)
    state = ann.state(table)
    ann.say(table, "takeback", to=0)
    with ann.socket(table, events=len(state["events"]), number=state["number"]) as wire:
        later = wire.state()
    assert later["events_after"] == len(start["events"])
    assert later["events"] == []


def test_an_absent_player_is_replaced_with_consent_and_comes_back(
    ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ann.table("root", seats=seats("me", "link", "random", "random"))
    table = made["table"]
    bob.post("/api/join", {"token": made["join"]})
    assert ann.say(table, "replace", seat="B")["error"] == "not-absent"
    monkeypatch.setitem(states.PATIENCE, "live", -1.0)
    assert ann.say(table, "replace", seat="C")["error"] == "not-absent"
    assert ann.say(table, "replace", seat="B")["ok"]
    seat = ann.state(table)["seats"][1]
    assert (seat["standing_in"], seat["kind"], seat["level"]) == (True, "person", "steady")
    assert bob.say(table, "return")["ok"]
    assert ann.state(table)["seats"][1]["standing_in"] is False
    assert bob.say(table, "return")["error"] == "not-away"


def test_nobody_comes_back_to_a_game_that_is_over(
    ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ann.table("root", seats=seats("me", "link", "random", "random"))
    table = made["table"]
    bob.post("/api/join", {"token": made["join"]})
    monkeypatch.setitem(states.PATIENCE, "live", -1.0)
    assert ann.say(table, "replace", seat="B")["ok"]
    ann.post(f"/api/tables/{table}/concede")
    before = bob.state(table)
    assert before["phase"] == "over"
    assert bob.say(table, "return")["error"] == "not-playing"
    assert bob.state(table)["seats"] == before["seats"]


def test_a_bot_stands_in_and_plays(
    ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ann.table("root", seats=seats("link", "me", "random", "random"))
    table = made["table"]
    bob.post("/api/join", {"token": made["join"]})
    monkeypatch.setitem(states.PATIENCE, "live", -1.0)
    ann.say(table, "replace", seat="A")
    state = wait_for(lambda: ann.state(table), lambda each: each["choices"] > 1)
    assert state["seats"][0]["standing_in"]


def test_seats_say_who_they_are_and_what_their_points_were_made_by(ann: Player) -> None:
    table = ann.table("root", seats=seats("me", "random", "random", "random"))["table"]
    state = ann.wait_until_asked(table)
    while not state["over"] and not any(seat["points"] for seat in state["seats"]):
        ann.choose(table)
        state = ann.wait_until_asked(table)
    words = [seat["role_word"] for seat in state["seats"]]
    assert words == ["marquise", "eyrie", "alliance", "vagabond"]
    assert state["seats"][1]["about"].startswith("You lead the Eyrie")
    for seat in state["seats"]:
        assert sum(each["count"] for each in seat["points"]) == seat["score"]
        assert all(each["label"] for each in seat["points"])


def test_a_game_offers_its_standing_orders_to_its_players_alone(ann: Player, bob: Player) -> None:
    made = ann.table("root", seats=seats("me", "greedy"), watch="anyone")
    offered = ann.state(made["table"], language="fr")["orders"]
    assert [each["label"] for each in offered] == [
        "Embuscade quand on m\u2019attaque",
        "Étapes de mon tour où seules les cartes de ma main pourraient compter",
    ]
    values = [[value["value"] for value in each["values"]] for each in offered]
    assert values == [["never", "from-2", "from-3", "from-4"], ["board-only"]]
    assert bob.state(made["table"])["orders"] == []
    sylvion = ann.state(ann.table("sylvion")["table"])
    assert sylvion["orders"] == []
    assert sylvion["seats"][0]["about"].startswith("You are the Guardian")
    assert (sylvion["seats"][0]["score"], sylvion["seats"][0]["points"]) == (None, [])


def test_an_automaton_stands_beside_the_seats(ann: Player) -> None:
    alone = ann.state(ann.table("ironwood", options={"solo": "automacier"})["table"], language="fr")
    assert [seat["role_word"] for seat in alone["seats"]] == ["woodwalkers"]
    [automaton] = alone["automata"]
    assert automaton["role_word"] == "ironclads"
    assert automaton["name"] == "Automacier"
    assert ann.state(ann.table("sylvion")["table"])["automata"] == []


def test_what_is_laid_out_before_the_first_turn_is_no_news(ann: Player) -> None:
    options = {"seats": "marquise,eyrie,duchy", "first": "2"}
    table = ann.table("root", options=options, seats=seats("me", "random", "random"))["table"]
    state = ann.wait_until_asked(table)
    assert [each["setup"] for each in state["events"]] == [True] * len(state["events"])
    while any(each["setup"] for each in state["events"][-1:]):
        assert ann.say(table, "recap", after=0)["turns"] == []
        ann.choose(table)
        state = ann.wait_until_asked(table)
    told = ann.say(table, "recap", after=0)["turns"]
    assert told[0]["by"] == "eyrie"
    opening = next(each for each in state["events"] if each["opens"])
    assert told[0]["first"] == opening["number"]
