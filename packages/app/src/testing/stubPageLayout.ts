import { vi } from 'vitest';

/** The size of a phone's page here, px. */
export const PAGE = { width: 390, height: 780 };

const sizeOf = (element: Element | null): number =>
  element instanceof HTMLElement ? Number.parseFloat(element.style.fontSize) : Number.NaN;

/** Gives jsdom pages of a size, on which every character is as wide as its font is large. */
export function stubPageLayout({ width, height } = PAGE): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const size = this instanceof HTMLSpanElement ? sizeOf(this.parentElement) : Number.NaN;
    return new DOMRect(0, 0, size ? size * (this.textContent?.length ?? 0) : width, height);
  });
  const canvas = { font: '', measureText: (run: string) => ({ width: run.length * 10 }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as unknown as RenderingContext);
}
