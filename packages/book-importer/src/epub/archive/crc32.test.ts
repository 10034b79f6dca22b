import { crc32 as platformCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it('counts what the platform counts, whatever the bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => crc32(bytes) === platformCrc32(bytes)));
  expect(crc32(new Uint8Array())).toBe(0);
});
