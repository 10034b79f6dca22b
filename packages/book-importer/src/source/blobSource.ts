import type { ByteSource } from './ByteSource.ts';

const CHUNK = 256 * 1024;

/** `onRead` is told how many bytes each piece has. */
export const blobSource = (
  name: string,
  blob: Pick<Blob, 'size' | 'slice'>,
  onRead: (bytes: number) => void = () => undefined,
): ByteSource => ({
  name,
  size: blob.size,
  async *chunks() {
    for (let at = 0; at < blob.size; at += CHUNK) {
      // `blob.arrayBuffer` is younger than the oldest kernels.
      const bytes = new Uint8Array(await new Response(blob.slice(at, at + CHUNK)).arrayBuffer());
      onRead(bytes.length);
      yield bytes;
    }
  },
});
