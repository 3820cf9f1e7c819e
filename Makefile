# Everything a person or a machine does with this project. `make play` and `make test` do all their own set-up.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
SOURCES := $(shell find src hatch_build.py pyproject.toml -type f -not -path '*/__pycache__/*')
INTERPRETED := PYTHONPATH=src QUESTKEEP_EXPECT=interpreted
COMPILED := QUESTKEEP_EXPECT=compiled

.PHONY: help play test check test-interpreted test-compiled bench prove playthroughs lock clean
.DEFAULT_GOAL := help

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(VENV)/.built ## play a game of Tschak! in the terminal (ARGS="--seats 3 --language de")
	@$(VENV)/bin/questkeep play tschak $(ARGS)

test: check test-interpreted test-compiled ## every check and test, interpreted and compiled

check: $(VENV)/.installed ## style, types, import contracts, clauses without a test
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy
	@PYTHONPATH=src $(VENV)/bin/lint-imports
	@$(PY) tools/cited_clauses.py

test-interpreted: $(VENV)/.installed
	@$(INTERPRETED) $(PY) -m pytest -n auto

test-compiled: $(VENV)/.built
	@if $(PY) -c 'import sys, questkeep.kernel.playout as p; sys.exit(p.__file__.endswith(".py"))'; then \
	  $(COMPILED) $(PY) -m pytest -n auto; \
	else echo "questkeep: no C compiler, so there is no compiled build to test"; fi

bench: $(VENV)/.built $(VENV)-peers/.installed ## speed against OpenSpiel, Catanatron and RLCard; rewrites docs/benchmarks.md
	@$(PY) bench/run.py $(ARGS)

prove: $(VENV)/.built ## the slow proofs at full size: laws, leak law, bots against each other
	@$(VENV)/bin/questkeep lab laws tschak --games 10000 --positions 100000
	@$(VENV)/bin/questkeep lab arena tschak --bots greedy,random,random,random --games 2000

playthroughs: $(VENV)/.installed ## write the playthroughs anew after a change of rules; read the difference
	@PYTHONPATH=src $(PY) tools/write_playthroughs.py

lock: $(VENV)/.installed ## pin the newest allowed versions of everything
	@$(PY) -m pip install -q uv
	@$(PY) -m uv pip compile -q --no-header --universal --python-version 3.11 --generate-hashes --upgrade \
	  --group dev pyproject.toml -o requirements.lock

clean: ## remove everything that make has built
	rm -rf $(VENV) $(VENV)-peers .build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/.installed: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "questkeep: Python 3.11 or newer is needed; name one with: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)"; exit 1; }
	@echo "questkeep: setting up $(VENV) (only this once)"
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || { rm -rf $(VENV); $(PYTHON) -m venv --without-pip $(VENV) && \
	  $(PYTHON) -m pip --python $(PY) install -q --disable-pip-version-check pip; }
	@$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.built: $(VENV)/.installed $(SOURCES)
	@echo "questkeep: building (compiled with mypyc where there is a C compiler; takes half a minute)"
	@rm -rf .build && $(PY) -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w .build .
	@$(PY) -m pip install -q --disable-pip-version-check --no-deps --force-reinstall .build/*.whl
	@touch $@

$(VENV)-peers/.installed: bench/peers.lock
	@echo "questkeep: setting up $(VENV)-peers for the benchmark (only this once)"
	@$(PYTHON) -m venv $(VENV)-peers
	@$(VENV)-peers/bin/python -m pip install -q --disable-pip-version-check -r bench/peers.lock
	@touch $@
