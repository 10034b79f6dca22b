import type { FlowNote } from './FlowChapter.ts';

/** One of these holds a whole note, the surest first: an id may stand on a mark or a link inside it. */
const HOLDERS = ['[data-note="body"]', 'aside, li, dd', 'p, div'];

/** Links inside a note lead away from it, most of them back to where it was opened from: in a note they are text. */
function unlink(root: Element): void {
  for (const link of Array.from(root.querySelectorAll('a'))) link.removeAttribute('href');
}

/** The note around an element, in a class of the book's own css; none where it holds no words. */
export function findNote(element: Element, className: string): FlowNote | undefined {
  const holder = HOLDERS.map((selector) => element.closest(selector)).find((found) => found !== null) ?? element;
  const text = (holder.textContent ?? '').trim();
  if (text === '') return undefined;
  return {
    text,
    fill: (into) => {
      const box = into.ownerDocument.createElement('div');
      box.className = className;
      const note = holder.cloneNode(true);
      if (note instanceof Element) unlink(note);
      box.appendChild(note);
      into.textContent = '';
      into.appendChild(box);
    },
  };
}
