import { setProperties } from '../page/textSetting.ts';

/** What brings a table into the width of a line. */
export interface TableFit {
  /** Font size at which it fits, px; undefined where it fits as it is. */
  fontSize: number | undefined;
  /** It has more columns than broken lines make room for: all of them get the same width. */
  isCrowded: boolean;
}

/** Brings the tables under `root` into the width that they were measured for, in their order. */
export function fitTables(root: ParentNode, fits: readonly TableFit[]): void {
  Array.from(root.querySelectorAll('table')).forEach((table, at) => {
    const { fontSize, isCrowded } = fits[at] ?? { fontSize: undefined, isCrowded: false };
    if (fontSize !== undefined) setProperties(table, { 'font-size': `${fontSize}px`, 'line-height': '1.4' });
    if (isCrowded) setProperties(table, { 'table-layout': 'fixed', width: '100%' });
  });
}
