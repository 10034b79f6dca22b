import { vi } from 'vitest';

/** The heights of a row and a screen here, px. */
export const ROW = 52;
export const VIEW = 844;

/** Gives jsdom a layout of lists whose rows are all equally high; the page is at its top, wherever another test left it. */
export function stubRowLayout(scroller: () => Element = () => document.documentElement): void {
  document.documentElement.scrollTop = 0;
  vi.stubGlobal('innerHeight', VIEW);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const rows = this instanceof HTMLUListElement ? /\* (\d+)/.exec(this.style.height)?.[1] : undefined;
    if (rows === undefined) return new DOMRect(0, 0, 390, VIEW);
    return new DOMRect(0, -scroller().scrollTop, 390, Number(rows) * ROW);
  });
}
