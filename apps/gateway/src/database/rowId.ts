/** The id of a row from a request; undefined if invalid. A number is spelt in one way: “1e3” is no id. */
export function rowId(text: string): number | undefined {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  // Beyond, a number loses its last digit, and would name another row.
  return Number.isSafeInteger(id) ? id : undefined;
}
