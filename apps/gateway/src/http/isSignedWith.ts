import { hash, timingSafeEqual } from 'node:crypto';
import { signText, type Signable } from '@shuye/core-domain/sign';
import type { Fields } from './parseFields.ts';

export const isSignedWith = (secret: string, fields: Fields, sign: string): boolean => {
  const expected = hash('md5', signText(fields as Record<string, Signable>, secret), 'hex');
  return /^[0-9a-f]{32}$/.test(sign) && timingSafeEqual(Buffer.from(sign, 'latin1'), Buffer.from(expected, 'latin1'));
};
