"""axe-core: what would keep somebody out."""

from tests.web.browsing import Person
from tests.web.building import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}"""


def barriers(person: Person) -> list[str]:
    # Put there by the debugger, so that the content policy need not allow it.
    person.page.evaluate(AXE.read_text() + "; undefined")
    found: list[str] = person.page.evaluate(RUN)
    return found
