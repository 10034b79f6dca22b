import { heightOfRows } from './heightOfRows.ts';
import type { RowSpan } from './rowSpan.ts';

interface RowRecyclerOptions {
  list: HTMLElement;
  /** The row that the list's first line shows. */
  first: number;
  /** Writes a row into a line, or into a new one. */
  write: (row: number, line?: HTMLElement) => HTMLElement;
}

/**
 * The few lines of a long list that are in the document. Another part of the list is other words in the lines that stand:
 * a jump costs what its words cost, and nothing is rendered anew. The line with the focus keeps its row, wherever the
 * list is scrolled to, so that Enter never opens another than the one that was chosen.
 */
export function createRowRecycler({ list, first, write }: RowRecyclerOptions) {
  const linesOf = (): HTMLElement[] => Array.from(list.children).filter((line) => line instanceof HTMLElement);
  let rows = new Map(linesOf().map((line, at) => [line, first + at]));
  let span: RowSpan = { first, end: first + rows.size };
  let held: HTMLElement | undefined;

  const isInside = (row: number): boolean => row >= span.first && row < span.end;

  const releaseFocused = (): void => {
    held?.removeAttribute('data-held');
    held?.style.removeProperty('top');
    held = undefined;
  };
  const hold = (line: HTMLElement, row: number): void => {
    line.setAttribute('data-held', '');
    line.style.top = heightOfRows(row);
    held = line;
  };

  const retainedLines = (): Map<number, HTMLElement> => {
    const { activeElement } = document;
    const staying = new Map<number, HTMLElement>();
    for (const [line, row] of rows) {
      const isChosen = !isInside(row) && line.contains(activeElement);
      if (isChosen) hold(line, row);
      if (isChosen || isInside(row)) staying.set(row, line);
    }
    return staying;
  };

  return {
    /** The rows that stand, but for one that the focus holds elsewhere. */
    span: (): RowSpan => span,

    rowAt: (element: Node): number | undefined => [...rows].find(([line]) => line.contains(element))?.[1],

    /** Writes every line again, as its row is now; those from `count` on are gone. */
    rewrite: (count: number): void => {
      span = { first: Math.min(span.first, count), end: Math.min(span.end, count) };
      for (const [line, row] of rows) {
        if (row < count) {
          write(row, line);
        } else {
          rows.delete(line);
          line.remove();
        }
      }
    },

    show: (next: RowSpan): void => {
      span = next;
      releaseFocused();
      const staying = retainedLines();
      const spare = linesOf().filter((line) => !staying.has(rows.get(line) ?? -1));
      // A line that stays is not moved, which would take the focus from it: the others move around it.
      if (staying.size > 0) for (const line of spare) line.remove();

      const wanted = new Set(staying.keys());
      for (let row = next.first; row < next.end; row++) wanted.add(row);
      rows = new Map();
      let below: HTMLElement | null = null;
      for (const row of Array.from(wanted).sort((one, other) => other - one)) {
        const line: HTMLElement = staying.get(row) ?? write(row, spare.pop());
        if (line.parentNode !== list || line.nextSibling !== below) list.insertBefore(line, below);
        rows.set(line, row);
        below = line;
      }
      for (const line of spare) line.remove();
      list.style.paddingTop = heightOfRows(next.first);
    },
  };
}

export type RowRecycler = ReturnType<typeof createRowRecycler>;
