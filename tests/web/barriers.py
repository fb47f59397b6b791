"""axe-core: what would keep somebody out."""

from tests.web.browsing import Person
from tests.web.building import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# No rule that is asked needs the style sheets, which axe would fetch first.
RUN = """async (only) => {
  const options = { resultTypes: ["violations"], preload: false };
  if (only.length > 0) options.runOnly = { type: "rule", values: only };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}"""


def barriers(person: Person, *only: str) -> list[str]:
    """Those that all rules find, or only these rules."""
    # Put there by the debugger, so that the content policy need not allow it.
    if person.page.evaluate("typeof axe") == "undefined":
        person.page.evaluate(AXE.read_text() + "; undefined")
    found: list[str] = person.page.evaluate(RUN, list(only))
    return found
