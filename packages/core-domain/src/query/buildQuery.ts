export type QueryValue = string | number | boolean | null | undefined;

/** With the `u` flag whole characters are never taken for their halves. */
const HALF_CHARACTER = /[\uD800-\uDFFF]/gu;

const encode = (text: string): string => encodeURIComponent(text.replace(HALF_CHARACTER, '\uFFFD'));

function valueText(value: QueryValue): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' && !Number.isFinite(value) ? '' : String(value);
}

/** `?name=value&…`, or nothing. Empty, missing and infinite values are dropped; the first of equal names counts. */
export function buildQuery(entries: Iterable<readonly [string, QueryValue]>): string {
  const written = new Set<string>();
  let query = '';
  for (const [name, value] of entries) {
    const text = valueText(value);
    const key = text && encode(name);
    if (key === '' || written.has(key)) continue;
    written.add(key);
    query += `${query === '' ? '?' : '&'}${key}=${encode(text)}`;
  }
  return query;
}
