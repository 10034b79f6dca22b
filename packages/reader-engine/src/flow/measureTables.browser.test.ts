import { afterEach, expect, it, vi } from 'vitest';
import { measureTables } from './measureTables.ts';

const CELL = '<td>一格里写了很长很长的一句话，一行放不下</td>';

function wideTable(): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = `<table><tr>${CELL.repeat(12)}</tr></table>`;
  return template.content;
}

afterEach(() => vi.restoreAllMocks());

it('never makes the document wider, for which a phone would zoom out and scrolls lose their place', () => {
  const before = document.documentElement.scrollWidth;
  const widths: number[] = [];
  vi.spyOn(HTMLTableElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    widths.push(document.documentElement.scrollWidth);
    return Math.round(this.getBoundingClientRect().width);
  });
  const [fit] = measureTables(document, wideTable(), { className: '', font: '16px/24px sans-serif', width: 300 });
  expect(fit?.fontSize).toBe(12);
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBe(before);
});
