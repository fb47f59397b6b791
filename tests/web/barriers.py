"""axe-core: what would keep somebody out."""

from tests.web.browsing import Person
from tests.web.building import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# No rule that is asked needs the style sheets, which axe would fetch first.
RUN = """async () => {
  const options = { resultTypes: ["violations"], preload: false };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}"""


def barriers(person: Person) -> list[str]:
    # Put there by the debugger, so that the content policy need not allow it.
    if person.page.evaluate("typeof axe") == "undefined":
        person.page.evaluate(AXE.read_text() + "; undefined")
    found: list[str] = person.page.evaluate(RUN)
    return found
