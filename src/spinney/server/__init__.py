"""The table in the browser: HTTP and WebSocket API, storage, seats and secrets.

`docs/api.md` is the contract with clients. Read `house.py` first: every change to a table is there.
"""
