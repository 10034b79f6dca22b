import { setProperties } from '../drawing/textSetting.ts';

export interface TableFit {
  /** Font size at which it fits, px; undefined where it fits as it is. */
  fontSize: number | undefined;
  /** Short words stay on one line, and longer ones break. */
  keepsShort: boolean;
  /** Cells give up most of the blanks beside their words. */
  isTight: boolean;
  /** Broken lines do not make room for all columns, so that all of them get the same width. */
  isCrowded: boolean;
}

const AS_IT_IS: TableFit = { fontSize: undefined, keepsShort: false, isTight: false, isCrowded: false };

/** Characters in a cell of words that do not break: a name, a date, a price. */
const MAX_SHORT_CELL = 5;

function fitCells(table: Element, { keepsShort, isTight }: TableFit): void {
  for (const cell of Array.from(table.querySelectorAll<HTMLElement>('th, td'))) {
    if (isTight) setProperties(cell, { 'padding-right': '.1em', 'padding-left': '.1em' });
    if (keepsShort && cell.textContent.trim().length <= MAX_SHORT_CELL)
      setProperties(cell, { 'white-space': 'nowrap' });
  }
}

export function fitTables(root: ParentNode, fits: readonly TableFit[]): void {
  Array.from(root.querySelectorAll('table')).forEach((table, at) => {
    const fit = fits[at] ?? AS_IT_IS;
    const { fontSize, isCrowded } = fit;
    if (fontSize !== undefined) setProperties(table, { 'font-size': `${fontSize}px`, 'line-height': '1.4' });
    if (isCrowded) setProperties(table, { 'table-layout': 'fixed', width: '100%' });
    fitCells(table, fit);
  });
}
