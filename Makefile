.DEFAULT_GOAL := help
SHELL := /bin/bash

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LOCKS := requirements/uv.txt requirements/dev.txt
WEB := web/node_modules/.ready

# Every game has a ledger of that name; "kvartal" has the rules common to all.
GAMES ?= $(filter-out kvartal,$(notdir $(basename $(wildcard docs/rules/*.md))))
SOAK ?= 10000
CHAOS ?= 2000

# The tests start hundreds of processes: each would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

# What measures runs alone; everything else on all cores, with one worker more than cores, since
# browser tests wait for their pages a third of the time. A worker without work takes half of what
# another has left, so that neighbours stay together, and with them their browsers and wheels.
WORKERS ?= $(shell expr $$(nproc) + 1)
PYTEST := $(BIN)/pytest --durations=15 --durations-min=1
MANY := -n $(WORKERS) --dist worksteal
OTHERS := not alone and not engine
TOGETHER := $(PYTEST) $(MANY) -m "$(OTHERS)"

# What `make test` and .ci/run do, in this order.
STAGES := lint weblint docs client alone engine suite
# `suite` is all these parts in one run, which shares servers and browsers; the workflows run each
# part on a machine of its own. `unit` is whatever is in no other part. What plays or thinks for
# minutes is in none of them, but in `engine`.
PARTS := wheel browser server unit
WHEEL := tests/wheel tests/deploy
BROWSER := tests/web
SERVER := tests/server
ENGINE = $(shell grep -rl --include='test_*.py' 'pytest[.]mark[.]engine' tests)
UNIT := $(filter-out $(WHEEL) $(BROWSER) $(SERVER),\
	$(wildcard tests/test_*.py) $(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py)))

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(LOCKFLAGS)

.PHONY: help setup check lint workflows weblint client schema fast slow test stages alone engine suite $(PARTS) \
	docs dist dev lock bench load soak chaos clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) $(WEB) ## make .venv and web/node_modules with everything that is locked

$(BIN)/uv:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.txt

$(READY): $(LOCKS) pyproject.toml | $(BIN)/uv
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip sync --quiet --compile-bytecode --require-hashes $(LOCKS)
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-deps --no-build-isolation --editable .
	@if [ -z "$$CI" ] && git rev-parse --git-dir >/dev/null 2>&1; then $(BIN)/pre-commit install; fi
	@touch $@

# Not `npm ci`: it wants the binaries of all platforms in the lock, and npm writes those of one.
$(WEB): web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

check: lint weblint fast ## style, types, imports and the fast tests

lint: $(READY) workflows
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

workflows: $(READY)
	$(BIN)/zizmor --offline --quiet --persona=auditor .
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml

weblint: $(WEB) ## style, types and the unit tests of the client
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

client: $(WEB) ## build the browser client into the server
	cd web && npm run --silent build

schema: $(READY) $(WEB) ## renew the client's types from the server's API and the games' views
	$(BIN)/python -c "from kvartal.server.api.document import document; print(document().decode())" \
		> web/openapi.json
	cd web && npm run --silent schema
	@rm web/openapi.json
	$(BIN)/python -m tools.view_types

fast: $(READY)
	$(PYTEST) $(MANY) -m "not slow and $(OTHERS)"

slow: $(READY) alone engine
	$(PYTEST) $(MANY) -m "slow and $(OTHERS)"

test: $(STAGES) ## everything: check, the documentation and the slow tests

stages:
	@echo $(STAGES)

alone: $(READY)
	$(PYTEST) -m alone

# From the source it would take three times as long; the tests in `wheel` prove that it is the same.
engine: $(READY)
	PYTHONPATH=$$($(BIN)/python -m tests.wheel.building compiled) $(PYTEST) $(MANY) -m engine --compiled $(ENGINE)

suite: $(READY)
	$(TOGETHER)

wheel: $(READY)
	$(TOGETHER) $(WHEEL)

browser: $(READY)
	$(TOGETHER) $(BROWSER)

server: $(READY)
	$(TOGETHER) $(SERVER)

unit: $(READY)
	$(TOGETHER) $(UNIT)

docs: $(READY) ## build the documentation into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# Built with what is locked; pyproject.toml says why not with `--wheel`.
dist: $(READY) client ## the source archive and the pure wheel into dist/
	$(BIN)/python -m build --no-isolation

dev: $(READY) $(WEB) ## server and client at http://localhost:5173; both begin anew when the code changes
	@mkdir -p .dev
	@trap 'kill 0' EXIT; (cd web && npx vite --clearScreen false) & \
	KVARTAL_DATABASE=sqlite:///.dev/kvartal.db KVARTAL_BOT_LEAST=200 KVARTAL_BOT_MOST=400 \
		$(BIN)/uvicorn kvartal.server.process.main:app_from_environment --factory --reload --reload-dir src \
		--no-access-log --timeout-graceful-shutdown 1

lock: | $(BIN)/uv ## renew the locks (LOCKFLAGS=--upgrade for newer versions of Python's)
	$(COMPILE) requirements/uv.in --output-file requirements/uv.txt
	$(COMPILE) pyproject.toml --all-extras --output-file requirements/dev.txt
	for folder in web tools/pyodide; do (cd $$folder && npm install --package-lock-only --no-audit --no-fund \
		--omit-lockfile-registry-resolved --loglevel=error); done
	$(BIN)/python -m tools.npm_lock web/package-lock.json tools/pyodide/package-lock.json

bench: $(READY) ## measure random play of every game (GAMES="...")
	@set -e; for game in $(GAMES); do $(BIN)/kvartal bench $$game; done

load: $(READY) ## measure a node, the store and the streams on this machine, about ten minutes (LOAD="--into …")
	@$(BIN)/python -m tools.load $(LOAD)

soak: $(READY) ## put every game through the proof kit, 10,000 games a mode (SOAK=10000 GAMES="...")
	@set -e; for game in $(GAMES); do \
		$(BIN)/python -m kvartal.kit.conformance --games $(SOAK) --moments 1 kvartal.games.$$game.game:GAME; done

chaos: $(READY) ## play while everything breaks again and again; nothing may be lost (CHAOS=2000)
	$(BIN)/python -m tests.server.chaos --games $(CHAOS)

clean: ## remove everything that was made
	rm -rf $(VENV) site dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache \
		tools/pyodide/node_modules web/node_modules src/kvartal/server/client
