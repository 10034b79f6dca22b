import { createTextIndex } from '../drawing/createTextIndex.ts';
import { visibleLeaf } from './visibleLeaf.ts';

export interface ShownCharacter {
  words: string;
  offset: number;
}

/** Is it on the page that is seen? Line feeds are not drawn. */
function isOnPage(leaf: Element, { words, offset }: ShownCharacter): boolean {
  const page = Array.from(leaf.querySelectorAll('p'), (paragraph) => paragraph.textContent).join('');
  const drawn = words.replaceAll('\n', '');
  const from = words.slice(0, offset).replaceAll('\n', '').length;
  const to = words.charAt(offset) === '\n' ? from : from + 1;
  for (let at = drawn.indexOf(page); at >= 0; at = drawn.indexOf(page, at + 1)) {
    if (at <= from && to <= at + page.length) return true;
  }
  return false;
}

/** Is its line the first on the screen? Of the first character, the title is. */
function isFirstLine(scroller: Element, { words, offset }: ShownCharacter): boolean {
  const bodies = Array.from(scroller.querySelectorAll<HTMLElement>('section > div'));
  const body = bodies.find(({ textContent }) => textContent === words);
  const seen =
    offset === 0 ? body?.previousElementSibling?.getBoundingClientRect() : body && createTextIndex(body).boxAt(offset);
  if (!body || !seen) return false;
  const down = seen.top - scroller.getBoundingClientRect().top;
  return down > -2 && down < 1.5 * Number.parseFloat(getComputedStyle(body).lineHeight);
}

/** Does a view show a character where it has to: on its page, or in the first line of its scroll? */
export function isInSight(element: HTMLElement, character: ShownCharacter): boolean {
  const isScroll = element.querySelector(':scope > section') !== null;
  const leaf = isScroll ? undefined : visibleLeaf(element);
  return leaf ? isOnPage(leaf, character) : isFirstLine(element, character);
}
