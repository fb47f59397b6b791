"""The mark that ties a test to the rules it proves: `@rule("PL-14")`."""

import pytest

rule = pytest.mark.rule
