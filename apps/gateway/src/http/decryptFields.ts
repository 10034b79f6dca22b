import { createHash } from 'node:crypto';
import type { AnyCall } from '@shuye/api-client/calls';
import { createFieldCipher } from '@shuye/core-domain/sign';
import { BadRequest } from '../calls/callErrors.ts';
import { utf8 } from '../files/utf8.ts';
import type { Fields } from './parseFields.ts';

const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');

/**
 * The fields as the caller meant them: those that the call's declaration encrypts are read through the cipher (D-026).
 * @throws BadRequest for one that was not encrypted with the key of the call's service.
 */
export function decryptFields(call: AnyCall, fields: Fields, secret: string): Fields {
  if (!call.encrypted) return fields;
  const cipher = createFieldCipher({ secret, md5, utf8 });
  const plain = call.encrypted.flatMap((name): [string, string][] => {
    const value = fields[name];
    if (value === undefined) return [];
    const text = typeof value === 'string' ? cipher.decrypt(value) : undefined;
    if (text === undefined) throw new BadRequest(`${name}: it is not encrypted as it must be`);
    return [[name, text]];
  });
  return { ...fields, ...Object.fromEntries(plain) };
}
