import { parseCss } from './parseCss.ts';
import { isMatchable } from './scopeCss.ts';

/** Ems up to which a book sets a character that fonts lack, or a mark, however many pixels its file has. */
const MAX_EMS = 2;

const isSmall = (size: string): boolean => /^[\d.]+em$/.test(size) && parseFloat(size) <= MAX_EMS;

/** Marks the pictures that a book's css sets into their line. */
export function markLinePictures(document: Document, content: DocumentFragment, css: string): void {
  for (const rule of parseCss(document, css)) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const { selectorText, style } = rule;
    if (!isSmall(style.height) && !isSmall(style.width)) continue;
    for (const selector of selectorText.split(',').filter((one) => isMatchable(one.trim())))
      for (const picture of Array.from(content.querySelectorAll<HTMLElement>(selector)))
        if (picture.tagName === 'IMG') picture.dataset['picture'] = 'line';
  }
}
