import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { md5 } from './md5.ts';

const reference = (text: string): string => createHash('md5').update(text).digest('hex');

describe('md5', () => {
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ])('of %j is the digest of RFC 1321', (text, digest) => {
    expect(md5(text)).toBe(digest);
  });

  it('agrees with the reference for every length around the ends of blocks', () => {
    for (let length = 0; length < 200; length += 1)
      expect(md5('字a'.repeat(length))).toBe(reference('字a'.repeat(length)));
  });

  it('agrees with the reference for any text, half surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(md5(text)).toBe(reference(text));
      }),
    );
    expect(md5('\ud83d')).toBe(reference('\ud83d'));
  });

  it('agrees with the reference for a long text', () => {
    const text = '山中灯火'.repeat(50_000);
    expect(md5(text)).toBe(reference(text));
  });
});
