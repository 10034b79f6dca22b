import type { ByteSource } from './ByteSource.ts';

const CHUNK = 64 * 1024;

export const bytesSource = (name: string, bytes: Uint8Array): ByteSource => ({
  name,
  size: bytes.length,
  async *chunks() {
    for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
  },
});
