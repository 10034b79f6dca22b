export type QueryValue = string | number | boolean | null | undefined;

/** With the `u` flag whole characters are never taken for their halves. */
const HALF_CHARACTER = /[\uD800-\uDFFF]/gu;

const encode = (text: string): string => encodeURIComponent(text.replace(HALF_CHARACTER, '\uFFFD'));

function valueText(value: QueryValue): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' && !Number.isFinite(value) ? '' : String(value);
}

/**
 * `?name=value&…` from entries (a map, or `Object.entries` of a record), or nothing at all without entries. Empty names and
 * values are dropped, missing ones and numbers that are none too [ROUTE-57]; of equal names the first counts.
 */
export function buildQuery(entries: Iterable<readonly [string, QueryValue]>): string {
  const written = new Map<string, string>();
  for (const [name, value] of entries) {
    const text = valueText(value);
    const key = encode(name);
    if (key !== '' && text !== '' && !written.has(key)) written.set(key, encode(text));
  }
  const text = [...written].map(([name, value]) => `${name}=${value}`).join('&');
  return text && `?${text}`;
}
