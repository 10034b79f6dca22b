import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../../test/utf8.ts';
import { createFieldCipher, FieldEncryption } from './fieldCipher.ts';

const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');
const cipher = createFieldCipher({ secret: 'dev-book', md5, utf8 });

/** As the decision describes it, byte by byte, with the platform's own base64url. */
function byTheBook(text: string): string {
  const bytes = Buffer.from(text, 'utf8');
  for (let at = 0; at < bytes.length; at++) {
    const digest = Buffer.from(md5(`dev-book${Math.floor(at / 16)}`), 'hex');
    bytes[at] = (bytes[at] ?? 0) ^ (digest[at % 16] ?? 0);
  }
  return bytes.toString('base64url');
}

it('writes "none" as -1 and the cipher as 1 (D-026)', () => {
  expect(FieldEncryption).toEqual({ None: -1, Cipher: 1 });
});

describe('an encrypted field (D-026)', () => {
  it.each(['1790000000', '', '灯亮了', 'x'.repeat(16), 'x'.repeat(17), '灯'.repeat(40)])(
    'is %j mixed with digests',
    (text) => {
      expect(cipher.encrypt(text)).toBe(byTheBook(text));
      expect(cipher.decrypt(byTheBook(text))).toBe(text);
    },
  );

  it('differs for another secret', () => {
    const other = createFieldCipher({ secret: 'dev-vip', md5, utf8 });
    expect(other.encrypt('1790000000')).not.toBe(cipher.encrypt('1790000000'));
  });

  it.each(['*', 'A', 'AA==', '灯'])('that is no base64url is refused: %j', (encrypted) => {
    expect(cipher.decrypt(encrypted)).toBeUndefined();
  });

  it('whose bytes are no text is refused', () => {
    const mixed = Buffer.from(byTheBook('灯亮'), 'base64url').subarray(0, 4).toString('base64url');
    expect(cipher.decrypt(mixed)).toBeUndefined();
  });

  it('passes on a failure that is not about the text', () => {
    const broken = createFieldCipher({
      secret: '',
      md5,
      utf8: {
        ...utf8,
        decode: () => {
          throw new RangeError('memory');
        },
      },
    });
    expect(() => broken.decrypt('AAAA')).toThrow(RangeError);
  });

  it('comes back whatever it was', () => {
    const text = fc
      .string({ unit: 'binary' })
      .filter((words) => !/\p{Surrogate}/u.test(words) && !words.startsWith('\ufeff'));
    fc.assert(
      fc.property(text, (words) => cipher.decrypt(cipher.encrypt(words)) === words),
      { numRuns: 500 },
    );
  });
});
