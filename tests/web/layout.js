/* Measures every text that is seen, in HTML and in drawings: whether it is large enough, whole,
   clear of all others and on the screen; and whether whatever scrolls shows that it does. Evaluated
   in the page, gives sentences about what is wrong, and how large the texts of rules are. */
({ least, isOneScreen }) => {
  const SLACK = 2;
  const NOT_DRAWN = "script, style, title, desc, metadata, option, noscript";
  const findings = new Set();
  const px = (amount) => `${Math.round(amount * 10) / 10} px`;
  const styles = new Map();

  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }

  function called(element) {
    const classed = (name) => (name.startsWith("svelte-") ? "" : `.${name}`);
    const named = (one) =>
      one.localName +
      (one.id ? `#${one.id}` : "") +
      [...one.classList].map(classed).join("");
    const path = [];
    for (let one = element; one && path.length < 4; one = one.parentElement)
      path.unshift(named(one));
    return `<${path.join(" ")}>`;
  }

  /** Read aloud only: clipped away, or in a box of a pixel. */
  function isOnlyHeard(element) {
    for (let one = element; one; one = one.parentElement) {
      const { clipPath, overflowX } = styleOf(one);
      if (clipPath === "inset(50%)") return true;
      if (
        overflowX === "hidden" &&
        one.clientWidth === 1 &&
        one.clientHeight === 1
      )
        return true;
    }
    return false;
  }

  /** How large a letter is on the screen: drawings are scaled. */
  function sizeOf(element) {
    const size = parseFloat(styleOf(element).fontSize);
    if (!(element instanceof SVGElement)) return size;
    const { a, b, c, d } = element.getScreenCTM();
    return size * Math.sqrt(Math.abs(a * d - b * c));
  }

  /** The lines of a text, each as high as its letters: line boxes may well touch. Figures reach
      neither above capitals nor below the line. */
  function linesOf(node, size) {
    const high = /^[\s\d]+$/.test(node.data) ? 0.75 * size : size;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        const half = Math.min(high, bottom - top) / 2;
        return { left, right, top: middle - half, bottom: middle + half };
      });
  }

  const isHolder = ({ position, transform, contain }) =>
    position !== "static" ||
    transform !== "none" ||
    /paint|layout|strict|content/.test(contain);

  /** The boxes around an element that cut or scroll what is in them, from within. */
  function* framesOf(element) {
    let escapes = false;
    for (
      let one = element;
      one && one !== document.body;
      one = one.parentElement
    ) {
      const style = styleOf(one);
      if (escapes && !isHolder(style)) continue;
      escapes = style.position === "absolute";
      const frames = [style.overflowX, style.overflowY].map(
        (way) => way !== "visible",
      );
      if (frames.some(Boolean)) {
        const box = one.getBoundingClientRect();
        // What can be moved by hand shows a part of itself on a phone, like what scrolls.
        const isMoved = !isOneScreen && one.matches("[data-pans]");
        const cuts = (way) => !isMoved && (way === "hidden" || way === "clip");
        yield {
          element: one,
          box,
          isCutAcross: cuts(style.overflowX),
          isCutDown: cuts(style.overflowY),
          hasEllipsis:
            style.textOverflow === "ellipsis" &&
            one.scrollWidth > one.clientWidth,
        };
      }
      if (style.position === "fixed") return;
    }
  }

  /** What a text lies on: things that stay while others scroll below them may cover those. */
  function layerOf(element) {
    for (let one = element; one; one = one.parentElement) {
      if (["fixed", "sticky"].includes(styleOf(one).position)) return one;
      if (one.matches(":modal, :popover-open")) return one;
    }
    return document.body;
  }

  const clip = (line, box) => ({
    left: Math.max(line.left, box.left),
    right: Math.min(line.right, box.right),
    top: Math.max(line.top, box.top),
    bottom: Math.min(line.bottom, box.bottom),
  });
  const isSeen = ({ left, right, top, bottom }) =>
    right - left > 0.5 && bottom - top > 0.5;

  const texts = [];
  const rules = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const said = node.data.replace(/\s+/g, " ").trim();
    if (said === "" || element.closest(NOT_DRAWN)) continue;
    if (
      !element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      })
    )
      continue;
    if (isOnlyHeard(element)) continue;
    const size = sizeOf(element);
    const frames = [...framesOf(element)];
    let lines = linesOf(node, size);
    const about = `“${said.slice(0, 60)}” in ${called(element)}`;
    for (const {
      element: frame,
      box,
      isCutAcross,
      isCutDown,
      hasEllipsis,
    } of frames) {
      if (hasEllipsis)
        findings.add(
          `${about} ends in dots: ${px(frame.scrollWidth)} in ${px(frame.clientWidth)}`,
        );
      for (const line of lines) {
        const across = Math.max(box.left - line.left, line.right - box.right);
        const down = Math.max(box.top - line.top, line.bottom - box.bottom);
        if ((isCutAcross && across > SLACK) || (isCutDown && down > SLACK))
          findings.add(
            `${about} is cut by ${px(Math.max(across, down))} at ${called(frame)}`,
          );
      }
      lines = lines.map((line) => clip(line, box)).filter(isSeen);
    }
    if (lines.length === 0) continue;
    if (size < least - 0.05) findings.add(`${about} is too small: ${px(size)}`);
    if (element.closest("[data-rules]")) rules.push({ said, size });
    for (const { left, right } of lines)
      if (left < -1 || right > innerWidth + 1)
        findings.add(
          `${about} is off the screen: from ${px(left)} to ${px(right)}`,
        );
    texts.push({ element, said, about, lines, layer: layerOf(element) });
  }

  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      if (one.layer !== other.layer) continue;
      if (
        one.element.contains(other.element) ||
        other.element.contains(one.element)
      )
        continue;
      for (const line of one.lines)
        for (const below of other.lines) {
          const { left, right, top, bottom } = clip(line, below);
          if (right - left > SLACK && bottom - top > SLACK)
            findings.add(
              `${one.about} and ${other.about} overlap by ${px(right - left)} × ${px(bottom - top)}`,
            );
        }
    }
  });

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth)
    findings.add(
      `the page is ${px(page.scrollWidth)} wide on a screen of ${px(innerWidth)}`,
    );

  for (const element of document.querySelectorAll("body *")) {
    const { overflowY } = styleOf(element);
    if (overflowY !== "auto" && overflowY !== "scroll") continue;
    if (
      !element.checkVisibility() ||
      element.scrollHeight <= element.clientHeight + SLACK
    )
      continue;
    if (!element.dataset.goesOn)
      findings.add(
        `${called(element)} does not show that it goes on: ` +
          `${px(element.scrollHeight)} in ${px(element.clientHeight)}`,
      );
  }

  if (isOneScreen) {
    if (page.scrollHeight > innerHeight)
      findings.add(
        `the table is ${px(page.scrollHeight)} high on a screen of ${px(innerHeight)}`,
      );
    for (const part of ["[data-prompt]", ".board", "aside"]) {
      const found = [...document.querySelectorAll(part)].filter((one) =>
        one.checkVisibility(),
      );
      if (found.length === 0) findings.add(`there is no ${part}`);
      for (const element of found) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
          findings.add(
            `${called(element)} ends at ${px(right)}, ${px(bottom)}`,
          );
        const beyond = element.scrollHeight - element.clientHeight;
        if (element.matches(".board") && beyond > SLACK)
          findings.add(`${called(element)} has ${px(beyond)} more than fit`);
      }
    }
  }
  return { findings: [...findings], rules };
};
