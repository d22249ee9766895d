# Codex 1940. Needs Python 3.11 or newer and make; everything else is installed into .venv and docs/_web/node_modules.
#   make book PYTHON=python3.12      another Python
#   make test SOURCES=../my-sources  where the five source texts lie

PYTHON  ?= python3
VENV    ?= .venv
SOURCES ?= ../shared/sources

export SOURCES
# uv must use the Python at hand, and copies are safe on every file system.
export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE := copy

BIN  := $(VENV)/bin
PY   := $(BIN)/python
WEB  := docs/_web
HTML := _build/html

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(UPGRADE)

# The site builds where sphinx-autodoc2 runs. True in the shell if this Python is one of them.
SITE_PYTHON = $(PY) -c 'import sys; sys.exit(sys.version_info >= (3, 14))'

say  = @printf '==> %s\n' "$(1)"
fail = { printf 'error: %s\n' "$(1)" >&2; exit 1; }

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup book site sheets test test-fast lint bench lock clean

help: ## List the commands
	@printf 'Codex 1940: the commands\n\n'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

setup: $(VENV)/.stamp $(WEB)/node_modules/.stamp ## Install what the other commands need (they call it themselves)

# The sheets are printed first: the site shows a picture of each and offers the files.
book: sheets site ## Print the cheat sheets, build the rulebook as a site, and say where both are
	@printf '\nThe rulebook: %s\n' "$(CURDIR)/$(HTML)/index.html"
	@printf 'Open that file in a browser, or serve it: %s -m http.server -d %s\n' "$(PY)" "$(HTML)"
	@printf 'The cheat sheets: %s\nAs pictures: %s\n' "$(CURDIR)/$(HTML)/sheets" "$(CURDIR)/$(HTML)/sheets-gallery.html"

# The rules are run first: a clause's page says whether its examples hold.
# A failed build forgets its doctrees, for Sphinx would not repeat the warnings of pages it has kept.
site: setup
	@$(SITE_PYTHON) || $(call fail,the site builds on Python 3.11 to 3.13; try: make book VENV=.venv-site PYTHON=python3.13)
	$(call say,Running the examples of every clause)
	@mkdir -p _build
	@$(PY) -m rules_model verify
	$(call say,Checking the rules against each other)
	@$(PY) -m rules_model check --keep $(if $(FRESH),,--if-none)
	$(call say,Building the site)
	@$(PY) -m sphinx -W --keep-going -n -c . -d _build/doctrees docs $(HTML) || { rm -rf _build/doctrees; exit 1; }

# What a group has settled, what only the owner knows, and where the site will stand are the caller's to say.
sheets: $(VENV)/.stamp ## Print the cheat sheets (READINGS=file, FIGURES=file ONLY=rule set, SITE=address)
	@$(SITE_PYTHON) || $(call fail,the sheets need Python 3.11 to 3.13; try: make sheets VENV=.venv-site PYTHON=python3.13)
	$(call say,Printing the cheat sheets)
	@PYTHONPATH=docs/_ext $(PY) -m sheets $(if $(READINGS),--readings '$(READINGS)') $(if $(FIGURES),--figures '$(FIGURES)') \
	  $(if $(ONLY),--only '$(ONLY)') $(if $(SITE),--site '$(SITE)')

test: setup ## Check everything: linters, every clause, the site, the desk
	@$(MAKE) --no-print-directory lint
	@if $(SITE_PYTHON); then $(MAKE) --no-print-directory sheets site FRESH=1; else \
	  echo '==> Not building the site, which needs Python 3.11 to 3.13'; rm -rf $(HTML); fi  # no test of an old one
	$(call say,Running the tests)
	@status=0; \
	$(PY) -m pytest --junitxml=_build/tests.xml || status=$$?; \
	$(PY) .ci/unchecked.py _build/tests.xml || status=1; \
	exit $$status

test-fast: $(VENV)/.stamp ## Check the rules only, without site and browser (seconds)
	$(call say,Running the clauses and the tests that need neither site nor browser)
	@$(PY) -m pytest -m 'not browser and not site and not web and not sheets and not slow'

lint: $(VENV)/.stamp ## Check style, types and the arrows between modules
	$(call say,Style)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	$(call say,Types)
	@if $(SITE_PYTHON); then $(BIN)/mypy; else $(BIN)/mypy rules_model; fi
	$(call say,Imports)
	@$(BIN)/lint-imports --no-logo
	$(call say,The rules on the standard library alone)
	@$(PY) -S -c 'import pkgutil, sys; sys.path.insert(0, "."); import rules_model; \
	  [__import__(m.name) for m in pkgutil.walk_packages(rules_model.__path__, "rules_model.") if not m.name.endswith("__main__")]'

bench: setup ## Measure the site build, the inner loop, the odds and a clause call
	$(call say,Measuring; this takes some minutes)
	@$(PY) -m spec_tests.bench

lock: $(VENV)/.stamp ## Write the lock files anew after a change of pins (UPGRADE=--upgrade takes newer ones)
	$(call say,Locking)
	@$(LOCK) --group bootstrap -o requirements-bootstrap.lock
	@$(LOCK) --group docs --group test -o requirements.lock
	@PATH="$(abspath $(BIN)):$$PATH" npm install --prefix $(WEB) --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund

clean: ## Remove what was built; the installed tools stay
	@rm -rf _build docs/apidocs dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find rules_model docs/_ext spec_tests -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@printf 'Removed what was built. To remove the tools too: rm -rf %s %s\n' "$(VENV)" "$(WEB)/node_modules"

# The stamps: work is done again only when a lock file changes.
$(VENV)/.stamp: requirements-bootstrap.lock requirements.lock pyproject.toml
	@$(PYTHON) -c '' 2>/dev/null || $(call fail,there is no $(PYTHON); install Python 3.11 or newer or name it: make PYTHON=...)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || $(call fail,$(PYTHON) is older than 3.11; name a newer one: make PYTHON=python3.12)
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || $(call fail,$(PYTHON) lacks venv or ensurepip; on Debian and Ubuntu: apt install python3-venv)
	$(call say,Installing the locked Python tools into $(VENV))
	@$(PY) -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(PY) -m pip install -qq --disable-pip-version-check --require-hashes -r requirements-bootstrap.lock
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip sync --quiet --require-hashes requirements.lock
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

$(WEB)/node_modules/.stamp: $(WEB)/package.json $(WEB)/package-lock.json | $(VENV)/.stamp
	$(call say,Installing the locked JavaScript packages into $(WEB)/node_modules)
	@PATH="$(abspath $(BIN)):$$PATH" npm ci --prefix $(WEB) --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@
