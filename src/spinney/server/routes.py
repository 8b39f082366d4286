"""The HTTP API: each handler reads its request, asks the module that knows, and answers."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from spinney.core.text import Text
from spinney.server import (
    accounts,
    campaigns,
    endings,
    games,
    learning,
    lobby,
    pictures,
    replays,
    rules,
    talk,
)
from spinney.server import messages as m
from spinney.server.desk import Desk, Server, desk_of
from spinney.server.guard import MOST_BYTES_OF_A_RECORD, client_of
from spinney.server.house import text_for
from spinney.server.pages import ASK_AGAIN, FOREVER
from spinney.server.reach import reach
from spinney.server.security import COOKIE
from spinney.server.uploads import opened

ERRORS = {
    status: ResponseSpec(m.Error, description=what, generate_examples=False)
    for status, what in {
        400: "What was sent cannot be read.",
        401: "Nobody knows who asks.",
        403: "Not for whoever asks.",
        404: "There is no such thing, or whoever asks may not see it.",
        405: "This address does not take this kind of request.",
        409: "Not as things stand.",
        413: "Too large.",
        429: "Too fast; see Retry-After.",
    }.items()
}
SVG = "image/svg+xml"
A_DAY = "public, max-age=86400"

LanguageQuery = Annotated[m.Language | None, QueryParameter(name="language")]
ThemeQuery = Annotated[m.Theme | None, QueryParameter(name="theme")]
SeatQuery = Annotated[m.SeatLetter | None, QueryParameter(name="seat")]
TableId = Annotated[m.Id, PathParameter(description="The table.")]
CampaignId = Annotated[m.Id, PathParameter(description="The campaign.")]
AtDesk = NamedDependency[Desk]


async def provide_desk(
    request: Request[Any, Any, Any], language: LanguageQuery = None, theme: ThemeQuery = None
) -> Desk:
    return await desk_of(request, language or "", theme or "")


DESK = {"desk": Provide(provide_desk)}


# People


@get("/api/me", responses=ERRORS)
async def who_am_i(desk: AtDesk) -> m.Person | None:
    """Nobody, for who comes the first time: that is no error."""
    return desk.person


@post("/api/me", responses=ERRORS, status_code=200)
async def introduce(desk: AtDesk, data: JSONBody[m.Myself]) -> Response[m.Person]:
    person = await desk.server.people.introduce(desk.person, data, desk.language)
    return Response(person, cookies=[await desk.cookie(person)])


@post("/api/account", responses=ERRORS, status_code=200)
async def register(desk: AtDesk, data: JSONBody[m.Credentials]) -> Response[m.Person]:
    person = await desk.server.people.register(desk.me, data, desk.network)
    await desk.sign_out()
    return Response(person, cookies=[await desk.cookie(person)])


@post("/api/login", responses=ERRORS, status_code=200)
async def login(desk: AtDesk, data: JSONBody[m.Credentials]) -> Response[m.Person]:
    person, generation = await desk.server.people.login(data, desk.network)
    await desk.sign_out()
    return Response(person, cookies=[await desk.cookie(person, generation)])


FORGOTTEN = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")


@post("/api/logout", responses=ERRORS, status_code=204, response_cookies=[FORGOTTEN])
async def logout(desk: AtDesk) -> None:
    await desk.sign_out()


@post("/api/account/password", responses=ERRORS, status_code=200)
async def change_password(desk: AtDesk, data: JSONBody[m.NewPassword]) -> Response[m.Person]:
    person = await accounts.change_password(
        desk.house, desk.server.people, desk.me, data, desk.network
    )
    return Response(person, cookies=[await desk.cookie(person)])


@post("/api/account/recovery", responses=ERRORS, status_code=200)
async def new_recovery_code(desk: AtDesk, data: JSONBody[m.Proof]) -> m.RecoveryCode:
    return await accounts.new_code(desk.house, desk.server.people, desk.me, data, desk.network)


@post("/api/account/delete", responses=ERRORS, status_code=204, response_cookies=[FORGOTTEN])
async def delete_account(desk: AtDesk, data: JSONBody[m.Proof]) -> None:
    await accounts.delete(desk.house, desk.server.people, desk.me, data, desk.network)


@post("/api/recover", responses=ERRORS, status_code=200)
async def recover(desk: AtDesk, data: JSONBody[m.Recovery]) -> Response[m.Person]:
    person = await accounts.recover(desk.house, desk.server.people, data, desk.network)
    await desk.sign_out()
    return Response(person, cookies=[await desk.cookie(person)])


# Games and rules


@get("/api/games", responses=ERRORS)
async def list_games(desk: AtDesk) -> list[m.GameInfo]:
    return games.games(desk.language)


@post("/api/games/{game:str}/setup", responses=ERRORS, status_code=200)
async def check_setup(
    desk: AtDesk, game: FromPath[str], data: JSONBody[m.Wanted]
) -> m.CheckedSetup:
    return games.check_setup(game, data.options, desk.language)


@post("/api/games/{game:str}/box", responses=ERRORS, status_code=200)
async def look_into_the_box(
    desk: AtDesk, game: FromPath[str], data: JSONBody[m.Picked]
) -> m.BoxAnswer:
    return games.look_into_the_box(game, data, desk.language)


@post("/api/games/{game:str}/surprise", responses=ERRORS, status_code=200)
async def surprise(desk: AtDesk, game: FromPath[str], data: JSONBody[m.Wanted]) -> m.CheckedSetup:
    return games.surprise(game, data.options, desk.language)


@get("/api/games/{game:str}/box/{option:str}/{value:str}", responses=ERRORS, media_type=SVG)
async def thumbnail(
    desk: AtDesk, game: FromPath[str], option: FromPath[str], value: FromPath[str]
) -> Response[str]:
    word = value.removesuffix(".svg")
    drawn = await asyncio.to_thread(games.thumbnail, game, option, word, desk.language, desk.theme)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": A_DAY})


@get("/api/games/{game:str}/picture.svg", responses=ERRORS, media_type=SVG)
async def picture(desk: AtDesk, game: FromPath[str]) -> Response[str]:
    drawn = await asyncio.to_thread(games.picture, game, desk.language, desk.theme)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": A_DAY})


@get("/api/games/{game:str}/sheet", responses=ERRORS, media_type=MediaType.JSON)
async def sheet(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    theme: FromQuery[m.Theme] = "auto",
    mark: Annotated[str, QueryParameter(max_length=40)] = "",
) -> Response[bytes]:
    """The style and all symbols of a game; at an address with the right mark it never changes."""
    body, known = pictures.sheet(games.game_called(game), theme)
    headers = {"Cache-Control": FOREVER if mark == known else ASK_AGAIN, "ETag": f'"{known}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/games/{game:str}/emblems/{word:str}", responses=ERRORS, media_type=SVG)
async def emblem(desk: AtDesk, game: FromPath[str], word: FromPath[str]) -> Response[str]:
    drawn = games.emblem(game, word.removesuffix(".svg"), desk.theme)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": A_DAY})


@get("/api/rules/{game:str}", responses=ERRORS)
async def find_rules(
    desk: AtDesk,
    game: FromPath[str],
    search: Annotated[str, QueryParameter(max_length=100)] = "",
) -> list[m.RuleLine]:
    return rules.search(Text(games.game_called(game), desk.language), search)


@get("/api/rules/{game:str}/{number:str}", responses=ERRORS)
async def rule(desk: AtDesk, game: FromPath[str], number: FromPath[str]) -> m.RulePage:
    return rules.page(Text(games.game_called(game), desk.language), number)


# Learning


@get("/api/games/{game:str}/lessons", responses=ERRORS)
async def list_lessons(desk: AtDesk, game: FromPath[str]) -> list[m.LessonLine]:
    return await learning.lessons(desk.house, desk.reader, games.game_called(game))


@post("/api/games/{game:str}/lessons/{name:str}", responses=ERRORS)
async def take_lesson(desk: AtDesk, game: FromPath[str], name: FromPath[str]) -> m.TableRef:
    return await learning.take(desk.house, desk.me, games.game_called(game), name)


# The lobby


@get("/api/lobby", responses=ERRORS)
async def list_tables(desk: AtDesk) -> m.Lobby:
    return await lobby.lobby(desk.house, desk.reader)


@post("/api/tables", responses=ERRORS)
async def make_table(desk: AtDesk, data: JSONBody[m.NewTable]) -> m.Made:
    await desk.server.people.check_names([each.name for each in data.seats if each.name], desk.me)
    return await lobby.make(desk.house, desk.me, data, desk.network)


@get("/api/campaigns", responses=ERRORS)
async def list_campaigns(desk: AtDesk) -> list[m.CampaignLine]:
    return await campaigns.campaigns(desk.house, desk.me.id, desk.language)


@get("/api/campaigns/{campaign_id:str}", responses=ERRORS)
async def campaign(desk: AtDesk, campaign_id: CampaignId) -> m.Campaign:
    return await campaigns.campaign(desk.house, desk.me.id, desk.language, campaign_id)


@post("/api/campaigns/{campaign_id:str}/go-on", responses=ERRORS, status_code=200)
async def next_chapter(desk: AtDesk, campaign_id: CampaignId, data: JSONBody[m.GoOn]) -> m.Again:
    return await campaigns.go_on(desk.house, desk.me, campaign_id, data)


@get("/api/games/{game:str}/keepsakes/{word:str}", responses=ERRORS, media_type=SVG)
async def keepsake(desk: AtDesk, game: FromPath[str], word: FromPath[str]) -> Response[str]:
    name = word.removesuffix(".svg")
    drawn = await asyncio.to_thread(campaigns.picture, game, name, desk.language, desk.theme)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": A_DAY})


@get("/api/reach", responses=ERRORS)
async def reach_us(desk: AtDesk, request: Request[Any, Any, Any]) -> m.Reach:
    config = request.app.state
    return reach(config.origin, config.listening, request.scope, request.headers)


@post("/api/invitation", responses=ERRORS, status_code=200)
async def invitation(desk: AtDesk, data: JSONBody[m.Shown]) -> m.Invitation:
    table_id, may_join = await lobby.table_of(desk.house, data.token)
    async with desk.house.using(table_id) as live:
        return m.Invitation(lobby.line(live, desk.reader), "join" if may_join else "watch")


@post("/api/join", responses=ERRORS, status_code=200)
async def join(desk: AtDesk, data: JSONBody[m.Join]) -> m.Joined:
    return await lobby.join(desk.house, desk.me, data)


@post("/api/tables/{table_id:str}/links", responses=ERRORS, status_code=200)
async def new_links(desk: AtDesk, table_id: TableId) -> m.Made:
    async with desk.table(table_id) as (live, _):
        return await lobby.new_links(desk.house, live, desk.me)


@get("/api/tables/{table_id:str}/line", responses=ERRORS)
async def table_line(
    desk: AtDesk, table_id: TableId, token: FromQuery[m.Token | None] = None
) -> m.TableLine:
    async with desk.table(table_id, token=token or "") as (live, _):
        return lobby.line(live, desk.reader)


@post("/api/tables/{table_id:str}/fill", responses=ERRORS, status_code=204)
async def fill(desk: AtDesk, table_id: TableId, data: JSONBody[m.Filled]) -> None:
    async with desk.table(table_id) as (live, _):
        await lobby.fill(desk.house, live, desk.me, data, desk.network)


@post("/api/tables/{table_id:str}/leave", responses=ERRORS, status_code=204)
async def leave(desk: AtDesk, table_id: TableId) -> None:
    async with desk.table(table_id) as (live, _):
        await lobby.leave(desk.house, live, desk.me)


@post("/api/tables/{table_id:str}/concede", responses=ERRORS, status_code=204)
async def concede(desk: AtDesk, table_id: TableId) -> None:
    async with desk.table(table_id) as (live, _):
        await lobby.concede(desk.house, live, desk.me)


@post("/api/tables/{table_id:str}/rematch", responses=ERRORS, status_code=200)
async def rematch(desk: AtDesk, table_id: TableId) -> m.Again:
    async with desk.table(table_id) as (live, reader):
        await talk.rematch(desk.house, live, reader, m.Rematch())
        return m.Again(live.row.rematch)


# The table


@get("/api/tables/{table_id:str}", responses=ERRORS)
async def table_state(
    desk: AtDesk,
    table_id: TableId,
    seat: SeatQuery = None,
    token: FromQuery[m.Token | None] = None,
    events: FromQuery[m.Count] = 0,
    number: FromQuery[m.Count] = 0,
    picture: FromQuery[Literal["yes", "no"]] = "yes",
    view: FromQuery[Literal["yes", "no"]] = "no",
) -> m.State:
    return await desk.state(
        table_id,
        seat=seat or "",
        token=token or "",
        events=events,
        number=number,
        picture=picture == "yes",
        view=view == "yes",
    )


@get("/api/tables/{table_id:str}/preview", responses=ERRORS)
async def preview(
    desk: AtDesk,
    table_id: TableId,
    word: FromQuery[m.Word],
    seat: SeatQuery = None,
    number: FromQuery[m.Count] = 0,
) -> m.Preview:
    return await desk.preview(table_id, word, seat=seat or "", number=number)


@post("/api/tables/{table_id:str}/messages", responses=ERRORS, status_code=200)
async def message(
    desk: AtDesk,
    table_id: TableId,
    data: JSONBody[m.ClientMessage],
    seat: SeatQuery = None,
    token: FromQuery[m.Token | None] = None,
) -> m.Reply:
    async with desk.table(table_id, seat=seat or "", token=token or "") as (_, reader):
        pass  # they may look at it; the table is not held while a hint is thought about
    return await talk.reply_to(desk.house, table_id, reader, data)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    server: Server = socket.app.state.server
    await socket.accept()
    visitor = await server.people.known(socket.cookies.get(COOKIE))
    if visitor is None:
        await socket.close(4401, "unknown-person")
        return
    await server.sockets.serve(socket, table_id, visitor, client_of(socket.scope))


# Replays


@get("/api/tables/{table_id:str}/record", responses=ERRORS, media_type=MediaType.TEXT)
async def record(
    desk: AtDesk, table_id: TableId, token: FromQuery[m.Token | None] = None
) -> Response[str]:
    async with desk.table(table_id, token=token or "") as (live, _):
        text = replays.record(live)
    named = f'attachment; filename="{table_id}.spinney"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": named})


@get("/api/tables/{table_id:str}/replay", responses=ERRORS)
async def replay(
    desk: AtDesk,
    table_id: TableId,
    eyes: Annotated[str, QueryParameter(name="seat", pattern="^([A-Z]|open|)$")] = "",
    number: FromQuery[m.Count | None] = None,
    events: FromQuery[m.Count] = 0,
    since: FromQuery[m.Count | None] = None,
    picture: FromQuery[Literal["yes", "no"]] = "yes",
    view: FromQuery[Literal["yes", "no"]] = "no",
    token: FromQuery[m.Token | None] = None,
) -> m.State:
    async with desk.table(table_id, token=token or "") as (live, reader):
        await opened(desk.house, live)
        wished = replays.Wished(number, since, events, picture == "yes", view == "yes")
        return await replays.position(desk.house, live, reader, eyes, wished)


@get("/api/tables/{table_id:str}/replay/frames", responses=ERRORS)
async def replayed_frames(
    desk: AtDesk,
    table_id: TableId,
    first: Annotated[m.Count, QueryParameter(name="from")],
    to: FromQuery[m.Count],
    number: FromQuery[m.Count | None] = None,
    eyes: Annotated[str, QueryParameter(name="seat", pattern="^([A-Z]|open|)$")] = "",
    token: FromQuery[m.Token | None] = None,
) -> m.Film:
    async with desk.table(table_id, token=token or "") as (live, reader):
        return await replays.frames(desk.house, live, reader, eyes, number, first, to)


@get("/api/tables/{table_id:str}/replay/scene", responses=ERRORS)
async def replayed_scene(
    desk: AtDesk,
    table_id: TableId,
    event: FromQuery[m.Count],
    number: FromQuery[m.Count],
    to: FromQuery[m.Count | None] = None,
    eyes: Annotated[str, QueryParameter(name="seat", pattern="^([A-Z]|open|)$")] = "",
    token: FromQuery[m.Token | None] = None,
) -> m.Scene:
    async with desk.table(table_id, token=token or "") as (live, reader):
        return await replays.scene(desk.house, live, reader, eyes, number, event, to)


@get("/api/tables/{table_id:str}/replay/plate", responses=ERRORS)
async def replayed_plate(
    desk: AtDesk,
    table_id: TableId,
    word: FromQuery[m.Word],
    at: FromQuery[m.Words | None] = None,
    number: FromQuery[m.Count | None] = None,
    event: FromQuery[m.Count | None] = None,
    eyes: Annotated[str, QueryParameter(name="seat", pattern="^([A-Z]|open|)$")] = "",
    token: FromQuery[m.Token | None] = None,
) -> m.Plate:
    names = [word, *(at or ())]
    async with desk.table(table_id, token=token or "") as (live, reader):
        return await replays.plate(desk.house, live, reader, eyes, number, names, event)


@get("/api/tables/{table_id:str}/turns", responses=ERRORS)
async def turns(
    desk: AtDesk, table_id: TableId, token: FromQuery[m.Token | None] = None
) -> list[m.TurnMark]:
    async with desk.table(table_id, token=token or "") as (live, _):
        return replays.turns(live)


@get("/api/tables/{table_id:str}/ending", responses=ERRORS)
async def ending(
    desk: AtDesk, table_id: TableId, token: FromQuery[m.Token | None] = None
) -> m.Ending:
    async with desk.table(table_id, token=token or "") as (live, reader):
        await opened(desk.house, live)
        return endings.ending(live, text_for(live, reader))


@post("/api/tables/{table_id:str}/continue", responses=ERRORS)
async def go_on(
    desk: AtDesk,
    table_id: TableId,
    data: JSONBody[m.Continue],
    token: FromQuery[m.Token | None] = None,
) -> m.Made:
    async with desk.table(table_id, token=token or "") as (live, _):
        return await replays.go_on(desk.house, live, desk.me, data)


@post("/api/records", responses=ERRORS, request_max_body_size=MOST_BYTES_OF_A_RECORD)
async def upload(desk: AtDesk, data: JSONBody[m.Upload]) -> m.TableRef:
    return m.TableRef(await desk.server.uploads.upload(desk.me, desk.network, data.record))


# Operations


@get("/healthz", responses={503: ResponseSpec(m.Health, description="Something is wrong.")})
async def healthz(request: Request[Any, Any, Any]) -> Response[m.Health]:
    server: Server = request.app.state.server
    health = await server.house.health.tell()
    return Response(health, status_code=200 if health.ok else 503)


HANDLERS = [
    who_am_i,
    introduce,
    register,
    login,
    logout,
    change_password,
    new_recovery_code,
    delete_account,
    recover,
    list_games,
    check_setup,
    look_into_the_box,
    surprise,
    thumbnail,
    picture,
    sheet,
    emblem,
    find_rules,
    rule,
    list_lessons,
    take_lesson,
    list_tables,
    make_table,
    list_campaigns,
    campaign,
    next_chapter,
    keepsake,
    invitation,
    join,
    new_links,
    table_line,
    fill,
    reach_us,
    leave,
    concede,
    rematch,
    table_state,
    preview,
    message,
    table_socket,
    record,
    replay,
    replayed_frames,
    replayed_plate,
    replayed_scene,
    turns,
    ending,
    go_on,
    upload,
    healthz,
]
