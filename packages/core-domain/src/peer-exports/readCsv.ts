/** Rows of a table of comma-separated values: cells in quotation marks may hold commas, lines and doubled marks. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) break;
    row.push(found[1]?.replace(/""/g, '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
