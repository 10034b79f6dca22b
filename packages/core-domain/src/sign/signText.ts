export type Signable = string | number | boolean | object | null | undefined;

const UNSIGNED = new Set(['sign', 'key', '_public']);

type Field = [name: string, value: NonNullable<Signable>];

const isSigned = (field: [name: string, value: Signable]): field is Field =>
  !UNSIGNED.has(field[0]) && field[1] !== null && field[1] !== undefined;

const asText = (value: NonNullable<Signable>): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** By the names' characters as ASCII has them; no two fields share a name. */
const byName = ([a]: Field, [b]: Field): number => (a < b ? -1 : 1);

/**
 * The text whose MD5 signs a call: values in the order of their names, joined without separator, then the secret
 * (D-024) [SIGN-03]. Empty values, `sign`, `key` and `_public` are left out. A signature grants nothing.
 */
export function signText(fields: Readonly<Record<string, Signable>>, secret: string): string {
  const signed = Object.entries(fields).filter(isSigned).sort(byName);
  return signed.map(([, value]) => asText(value)).join('') + secret;
}
