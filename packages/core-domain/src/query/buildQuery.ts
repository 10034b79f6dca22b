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
  const written = new Map<string, string>();
  for (const [name, value] of entries) {
    const text = valueText(value);
    const key = encode(name);
    if (key !== '' && text !== '' && !written.has(key)) written.set(key, encode(text));
  }
  const text = [...written].map(([name, value]) => `${name}=${value}`).join('&');
  return text && `?${text}`;
}
