import { AppError } from '@shuye/core-domain/error';
import { createFieldCipher } from '@shuye/core-domain/sign';
import SparkMD5 from 'spark-md5';
import type { Fields } from './encodeBody.ts';

/** UTF-8 by the platform; the cipher hands over whole texts. */
const utf8 = {
  encode: (text: string) => new TextEncoder().encode(text),
  decode: (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
};

/**
 * The fields as they travel, the named ones through the cipher (D-026) [SIGN-06]; they are signed in this form.
 * @throws AppError for a field whose value is an object: only single values are encrypted.
 */
export function encryptFields(fields: Fields, names: readonly string[], secret: string): Fields {
  const cipher = createFieldCipher({ secret, md5: (text) => SparkMD5.hash(text), utf8 });
  const encrypted = names.flatMap((name): [string, string][] => {
    const value = fields[name];
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'object') throw new AppError('input', `field ${name} cannot be encrypted`);
    return [[name, cipher.encrypt(String(value))]];
  });
  return { ...fields, ...Object.fromEntries(encrypted) };
}
