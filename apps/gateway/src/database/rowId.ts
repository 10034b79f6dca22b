/** PostgreSQL keeps ids in four bytes, and fails at the mere question for a longer one. */
const LARGEST = 2_147_483_647;

/** The id of a row from a request; undefined if invalid. A number is spelt in one way: “1e3” is no id. */
export function rowId(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return id <= LARGEST ? id : undefined;
}
