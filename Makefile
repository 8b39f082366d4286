# Every target sets up what it needs by itself: `make help` lists them.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.PHONY: help play play-terminal test client test-python test-web test-parts test-browser test-native \
	soak lockstep mutants load lint format web shots speed native bench docs audit clean

PYTHON ?= $(shell for python in python3 python3.1{4,3,2,1}; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)
# Most of what is installed is never imported: whatever is, is translated then.
PIP_INSTALL := -m pip install -qq --disable-pip-version-check --no-compile --constraint constraints.txt
# Tests start many processes: what was translated once is kept, whoever else would rather not.
export PYTHONDONTWRITEBYTECODE :=
SOURCES := pyproject.toml hatch_build.py \
	$(shell find src -type f -not -name '*.pyc' -not -path '*/static/*')

# What takes its time says what comes and about how long that is on two cores, and how long it was.
begin = began=$$SECONDS; echo "$@: $(1)"
end = spent=$$((SECONDS - began)); echo "$@: done in $$((spent / 60)) min $$((spent % 60)) s"

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 13

play: .venv/with-server web ## open the table in a browser; ARGS="--port 8080" for options
	@.venv/bin/spinney serve --open $(ARGS)

play-terminal: .venv/installed ## play Sylvion in the terminal; ARGS="-o mode=advanced" for options
	@.venv/bin/spinney play sylvion $(ARGS)

# What keeps one core busy goes beside something else: pip beside npm and vitest, mypyc beside mypy.
test: ## check and test everything, in pure Python and compiled
	@$(MAKE) -j 2 .venv/with-dev client
	@$(MAKE) -j 2 .native/Og lint
	@$(MAKE) test-python test-native
	@SPINNEY=../.native/bin/spinney SPINNEY_PYTHON=../.native/bin/python $(MAKE) test-browser

client:
	@$(MAKE) web test-parts

# What plays is tested once, compiled: it is the same code, and quicker. In pure Python go the golden
# games, the positions counted, a table on the server, the docs, and what looks at the source.
PURE := tests/ci tests/mutants $(wildcard tests/test_*.py tests/*/test_golden*.py tests/*/test_perft.py) \
	tests/server/test_table.py README.md docs
COMPILED := $(filter-out tests/ci tests/mutants %__pycache__,$(patsubst %/,%,$(wildcard tests/*/))) \
	tests/test_lockstep.py README.md

test-python: .venv/with-dev web/node_modules/installed ## what is never compiled, and the golden games
	@$(call begin,the tests in pure Python; 1 minute); \
	.venv/bin/python -m pytest -n 2 --dist worksteal -m "not games" $(PURE); $(end)

test-web: test-parts test-browser ## the browser client: its parts, and played in Chromium

test-parts: web/node_modules/installed
	@$(call begin,the parts of the browser client; 1 minute); \
	cd web; npm run --silent lint; npm run --silent test; $(end)

test-browser: .venv/with-dev web | chromium
	@$(call begin,the browser client in Chromium; 5 minutes); \
	cd web; npm run --silent browser; $(end)

soak: .venv/with-dev ## play thousands of random games and look for trouble: ARGS="--games 5000 --jobs 8"
	@.venv/bin/python tests/root/soak.py $(ARGS)
	@.venv/bin/python -m pytest -n 2 tests/root/soak_guest.py
	@SPINNEY_WHOLE=1 .venv/bin/python -m pytest -n 2 --dist worksteal tests

mutants: .venv/with-dev ## do the tests notice faults? ARGS="--number 60 --seed oak --jobs 2"
	@.venv/bin/python tests/mutants $(ARGS)

lockstep: .venv/with-dev ## play thousands of pairs of worlds that a seat cannot tell apart
	@.venv/bin/python tests/lockstep.py $(ARGS)

load: .venv/with-dev ## five hundred games at once on a server of their own, then as many choices as it bears
	@.venv/bin/python bench/load.py $(ARGS)
	@.venv/bin/python bench/load.py --saturate --seconds 30

web: web/built ## build the browser client into the package

shots: .venv/with-dev web | chromium ## make the screenshots of README and docs
	@cd web && npm run --silent shots

speed: .venv/with-dev web | chromium ## how soon after a click the next question is there
	@cd web && npm run --silent speed

audit: .venv/with-dev web/node_modules/installed ## ask the registries for known weaknesses
	@.venv/bin/python $(PIP_INSTALL) pip-audit 2>/dev/null || true
	@.venv/bin/python .ci/audit.py

lint: .venv/with-dev ## ruff and mypy
	@$(call begin,ruff and mypy; 1 minute); \
	.venv/bin/ruff check --quiet; \
	.venv/bin/ruff format --quiet --check; \
	.venv/bin/mypy --no-error-summary; $(end)

format: .venv/with-dev ## put the source into shape
	@.venv/bin/ruff check --quiet --fix
	@.venv/bin/ruff format --quiet

native: .native/O3 ## compile the rules and the search into a virtual environment of their own, .native
	@echo "compiled: .native/bin/spinney"

# What is tested is optimised less, and so compiled in a fourth of the time; it is the same code.
# Servers and commands are waited for: two workers would leave the cores idle now and then. But each
# takes ten seconds to find the tests.
test-native: .native/Og | postgres ## the tests of all that plays, on the compiled package
	@$(call begin,all that plays on the compiled package; 5 minutes); \
	SPINNEY_NATIVE=1 .native/bin/python -m pytest -n 3 --dist worksteal $(COMPILED); $(end)

bench: .venv/with-bench .native/O3 ## measure speed, next to other projects, into docs/bench.md
	@.venv/bin/python bench/run.py --native .native/bin/python $(ARGS)

docs: .venv/with-docs ## build the site into site/
	@.venv/bin/zensical build --clean --strict

clean: ## remove all that can be made again
	@rm -rf web/node_modules web/built web/test-results src/spinney/server/static
	@rm -rf .venv .native build dist site .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests docs bench -name __pycache__ -type d -prune -exec rm -rf {} +

# What the targets need. A file `with-NAME` says that the extra NAME is installed.

.venv/bin/python:
	@test -n "$(PYTHON)" || $(call please_install,Python 3.11 or newer,python3)
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || $(call install,$(notdir $(PYTHON))-venv)
	@$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml constraints.txt | .venv/bin/python
	@.venv/bin/python $(PIP_INSTALL) --editable .
	@touch $@

.venv/with-%: pyproject.toml constraints.txt | .venv/bin/python
	@$(call begin,installing; 2 minutes the first time); \
	.venv/bin/python $(PIP_INSTALL) --editable '.[$*]'; \
	touch $@ .venv/installed; $(end)

web/node_modules/installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || $(call install,nodejs npm)
	@$(call begin,installing; 1 minute); \
	(cd web; npm ci --silent --no-audit --no-fund); touch $@; $(end)

web/built: web/node_modules/installed $(shell find web/src web/public web/*.* -type f)
	@$(call begin,building the browser client; 20 seconds); \
	(cd web; npm run --silent build -- --logLevel warn); touch $@; $(end)

.PHONY: postgres chromium
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| $(call install,postgresql)
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
		|| $(call install,chromium-headless-shell)

# Compiled with this much optimisation; what is unchanged in build/parts is not compiled again. What
# the package needs is that of .venv.
.native/O%: .venv/with-dev constraints.txt $(SOURCES)
	@$(HAS_COMPILER) || $(call install,gcc $(notdir $(PYTHON))-dev)
	@$(call begin,compiling what has changed; 4 minutes if all has); \
	mkdir -p build; rm -rf build/wheel; \
	SPINNEY_OPTIMISE=$* HATCH_BUILD_HOOK_ENABLE_CUSTOM=true .venv/bin/python -m build --wheel \
		--no-isolation --outdir build/wheel >build/log 2>&1 || { cat build/log >&2; exit 1; }; \
	test -x .native/bin/python || .venv/bin/python -m venv --without-pip .native; \
	.venv/bin/python -c 'import site; print(*site.getsitepackages())' \
		>$$(.native/bin/python -c 'import site; print(*site.getsitepackages())')/needed.pth; \
	.venv/bin/python -m pip --python .native/bin/python $(subst -m pip,,$(PIP_INSTALL)) \
		--force-reinstall --no-deps build/wheel/*.whl; \
	rm -f .native/O*; touch $@; $(end)

HAS_COMPILER = command -v gcc >/dev/null && .venv/bin/python -c \
	'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'

please_install = { echo "spinney: $(1) is needed: apt-get install $(2)" >&2; exit 1; }

# Install Debian packages if we may, else say which ones are wanted.
install = { if [ "$$(id -u)" = 0 ]; then as_root=; else as_root="sudo -n"; fi; \
	{ $$as_root apt-get update && $$as_root apt-get install -y $(1); } >/dev/null 2>&1; } \
	|| $(call please_install,$(1),$(1))
