import { isSignedWith } from './isSignedWith.ts';
import type { Fields } from './parseFields.ts';

/** The key of a service that a call was made with: the present one, unless a former one fits its signature. */
export function signingKey(fields: Fields, [present = '', ...former]: readonly string[]): string {
  const { sign } = fields;
  return (typeof sign === 'string' ? former.find((key) => isSignedWith(key, fields, sign)) : undefined) ?? present;
}
