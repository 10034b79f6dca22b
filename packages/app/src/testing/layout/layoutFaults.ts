const FIGURES = /\d{4}-\d\d-\d\d|\d[\d.]{3,}|^\d+$/g;

/** A fingertip, px, less half of the 1/64 px that a layout knows. */
const FINGERTIP = 44 - 1 / 128;

const isDrawn = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

const words = (element: Element): string => (element.textContent ?? '').slice(0, 24);

/** Words and controls that end outside of the window, and texts that are cut off inside what holds them. */
function cutOff(root: Element, width: number): string[] {
  return [...root.querySelectorAll('*')].filter(isDrawn).flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width > 1 && (box.left < -0.5 || box.right > width + 0.5)) return [`outside: ${words(element)}`];
    // A title of one line says by its ellipsis that there is more; a figure may not.
    const isCut = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    const hides = getComputedStyle(element).textOverflow !== 'ellipsis';
    return isCut && hides && element.children.length === 0 ? [`cut: ${words(element)}`] : [];
  });
}

/** Figures and dates that are broken over two lines: half of an amount reads as another one. */
function brokenFigures(root: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: figure, index } of (text.textContent ?? '').matchAll(FIGURES)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + figure.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) broken.push(`broken: ${figure}`);
    }
  }
  return broken;
}

const topOf = (text: Text, at: number): number => {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().top;
};

/** Words that are kept whole may leave a character alone, and drawn covers set their titles upright. */
const breaksAnywhere = (element: Element | null): boolean =>
  element instanceof HTMLElement && getComputedStyle(element).wordBreak !== 'keep-all';

/** Texts whose last line is one character alone. */
function orphans(root: Element): string[] {
  const alone: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const last = text.length - 1;
    if (last < 3 || text.nextSibling !== null || !breaksAnywhere(text.parentElement)) continue;
    if (topOf(text, last) > topOf(text, last - 1) + 1) alone.push(`alone: ${text.data.slice(-12)}`);
  }
  return alone;
}

/** Links and buttons that a finger misses, or that no key reaches. */
function outOfReach(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('a[href], button, input')].filter(isDrawn).flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const small = width > 1 && (width < FINGERTIP || height < FINGERTIP) && !control.matches('label input');
    const unreachable = control.tabIndex < 0 && !control.matches('[role="radio"], [type="radio"], [disabled]');
    return [
      ...(small ? [`small: ${words(control)} ${width}x${height}`] : []),
      ...(unreachable ? [`no key: ${words(control)}`] : []),
    ];
  });
}

/** What a designer would not let pass on the page that is shown, whatever it says. */
export function layoutFaults(root: Element): string[] {
  const width = document.documentElement.clientWidth;
  const wider = document.documentElement.scrollWidth - width;
  return [
    ...(wider > 0 ? [`${wider} px wider than the window`] : []),
    ...new Set([...cutOff(root, width), ...brokenFigures(root), ...orphans(root), ...outOfReach(root)]),
  ];
}
