"""`_kernel.c`, which is there only where the package is compiled."""

def forward(
    rows: bytes, upper: bytes, cells: list[int], amounts: list[int], ends: list[int], /
) -> list[int]: ...
