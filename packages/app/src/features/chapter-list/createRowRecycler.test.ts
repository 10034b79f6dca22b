import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRowRecycler, type RowRecycler } from './createRowRecycler.ts';

const write = (row: number, existing?: HTMLElement): HTMLElement => {
  const line = existing ?? document.createElement('li');
  line.tabIndex = 0;
  line.textContent = `${row}`;
  return line;
};

afterEach(() => {
  document.body.innerHTML = '';
});

function standAt(first: number, end: number) {
  document.body.innerHTML = '<ul></ul>';
  const list = document.querySelector('ul') as HTMLUListElement;
  for (let row = first; row < end; row++) list.appendChild(write(row));
  return { list, rows: createRowRecycler({ list, first, write }) };
}

const between = (first: number, end: number) => Array.from({ length: end - first }, (_, at) => first + at);

describe('the lines that stand', () => {
  let list: HTMLElement;
  let rows: RowRecycler;
  const shown = () => Array.from(list.children, ({ textContent }) => Number(textContent));
  const lineOf = (row: number) => list.children[shown().indexOf(row)] as HTMLElement;

  const heldRows = () =>
    [...list.querySelectorAll<HTMLElement>('[data-held], [style*=top]')].map(({ textContent, style }) => {
      expect(style.top).toBe(`calc(var(--row) * ${textContent})`);
      return Number(textContent);
    });

  beforeEach(() => {
    ({ list, rows } = standAt(0, 6));
  });

  it.each([
    ['far away', 500, 506],
    ['a few rows further', 2, 8],
    ['more', 0, 9],
    ['fewer', 1, 4],
    ['far away, and more', 500, 509],
    ['far away, and fewer', 500, 503],
  ])('show rows %s', (_where, first, end) => {
    rows.show({ first, end });
    expect(shown()).toEqual(between(first, end));
    expect(list.style.paddingTop).toBe(`calc(var(--row) * ${first})`);
  });

  it('are the same lines with other words after a jump', () => {
    const before = Array.from(list.children);
    rows.show({ first: 500, end: 506 });
    expect(Array.from(list.children)).toEqual(before);
    expect(rows.rowAt(before[2]?.firstChild ?? list)).toBe(502);
  });

  it('keep the one with the focus at its place, until the focus leaves it', () => {
    const focused = lineOf(3);
    focused.focus();
    rows.show({ first: 500, end: 506 });
    expect(shown()).toEqual([3, ...between(500, 506)]);
    expect(document.activeElement).toBe(focused);
    expect(heldRows()).toEqual([3]);
    focused.blur();
    rows.show({ first: 501, end: 507 });
    expect(shown()).toEqual(between(501, 507));
  });

  it('take the focused row back into the flow when it is scrolled to', () => {
    const focused = lineOf(3);
    focused.focus();
    rows.show({ first: 500, end: 506 });
    rows.show({ first: 1, end: 7 });
    expect(shown()).toEqual(between(1, 7));
    expect(document.activeElement).toBe(focused);
    expect(heldRows()).toEqual([]);
  });

  it('put the focused row back into the flow once it loses the focus', () => {
    lineOf(3).focus();
    rows.show({ first: 500, end: 506 });
    lineOf(3).blur();
    rows.show({ first: 700, end: 720 });
    expect(heldRows()).toEqual([]);
  });

  it('stand in the order of the rows, every wanted row once, wherever the list was and the focus is', () => {
    const step = fc.record({
      first: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 9 }),
      focus: fc.option(fc.nat(12), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        ({ list, rows } = standAt(0, 6));
        for (const { first, length, focus } of steps) {
          (list.children[focus ?? -1] as HTMLElement | undefined)?.focus();
          const { activeElement } = document;
          const words = activeElement?.textContent;
          const held = list.contains(activeElement) ? [Number(words)] : [];
          rows.show({ first, end: first + length });
          expect(shown()).toEqual([...new Set([...held, ...between(first, first + length)])].sort((a, b) => a - b));
          expect(heldRows()).toEqual(held.filter((row) => row < first || row >= first + length));
          expect(document.activeElement).toBe(activeElement);
          expect(activeElement?.textContent).toBe(held.length > 0 ? words : document.body.textContent);
        }
      }),
    );
  });

  it('are written again, and gone where the rows are', () => {
    for (const line of list.children) line.textContent = '';
    rows.rewrite(4);
    expect(shown()).toEqual(between(0, 4));
    expect(rows.span()).toEqual({ first: 0, end: 4 });
    rows.show({ first: 0, end: 2 });
    expect(shown()).toEqual(between(0, 2));
  });

  it('map an element to its row, and other elements to none', () => {
    expect(rows.rowAt(lineOf(4))).toBe(4);
    expect(rows.rowAt(list)).toBeUndefined();
  });
});
