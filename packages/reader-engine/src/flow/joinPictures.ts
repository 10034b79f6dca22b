import { setProperties } from '../drawing/textSetting.ts';

const BOX = 'span[data-picture="box"]';

const isBlank = (node: Node): boolean => /^\s*$/.test(node.textContent ?? '');

/** Nothing is in it but pictures, with blanks between them, and what is said below them; a line break parts them. */
function onlyPictures(line: Element): boolean {
  return Array.from(line.childNodes).every((node) =>
    node instanceof Element ? node.matches(`${BOX}, figcaption`) : isBlank(node),
  );
}

/** Lets pictures stand beside each other that the book sets on one line, where they fit; `reservePictureSpace` has boxed them. */
export function joinPictures(content: DocumentFragment): void {
  const lines = new Set(Array.from(content.querySelectorAll<HTMLElement>(BOX), (box) => box.parentElement));
  for (const line of lines) {
    const boxes = Array.from(line?.children ?? []).filter((child) => child.matches(BOX));
    if (!line || boxes.length < 2 || !onlyPictures(line)) continue;
    setProperties(line, { 'text-align': 'center', 'text-indent': '0' });
    for (const box of boxes) box.setAttribute('data-picture', 'beside');
  }
}
