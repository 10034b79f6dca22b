/** Columns that a character takes in a terminal. */
const columns = (text: string): number =>
  [...text].reduce(
    (sum, character) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(character)
        ? 2
        : 1),
    0,
  );

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));

/** Rows as text, each column as wide as its widest cell; columns named in `right` are aligned to the right. */
export function textTable(rows: readonly (readonly string[])[], right: ReadonlySet<number> = new Set()): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => columns(row[index] ?? ''))));
  const cell = (text: string, index: number): string => {
    const width = widths[index] ?? 0;
    return right.has(index) ? ' '.repeat(Math.max(0, width - columns(text))) + text : padded(text, width);
  };
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
