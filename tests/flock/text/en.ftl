game-name = Flock
rule-5 = Chapters
    .summary = After each chapter that is won the storm grows, and every magpie keeps one card more.
option-storm = Storm
    .help = How strong the storm is.
option-kept = Kept
    .help = The cards that magpies begin with.
option-kept-none = none
campaign-opposed = { $count ->
    [0] There is no storm yet
   *[other] The storm is { $count } strong
}
