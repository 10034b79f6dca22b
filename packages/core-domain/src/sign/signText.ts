export type Signable = string | number | boolean | object | null | undefined;

const UNSIGNED = new Set(['sign', 'key', '_public']);

const asText = (value: NonNullable<Signable>): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The text whose MD5 signs a call: values in the order of their names, joined without separator, then the secret (D-024).
 * Empty values and `sign`, `key`, `_public` are left out. A signature shows that a call was not damaged; it grants nothing.
 */
export function signText(fields: Readonly<Record<string, Signable>>, secret: string): string {
  const signed = Object.entries(fields)
    .filter(([name, value]) => !UNSIGNED.has(name) && value !== null && value !== undefined && value !== '')
    .toSorted(byName)
    .map(([, value]) => asText(value as NonNullable<Signable>));
  return signed.join('') + secret;
}
