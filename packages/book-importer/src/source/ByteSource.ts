/** Bytes that can be read from the start as often as needed. */
export interface ByteSource {
  /** File name without folders. */
  name: string;
  /** Bytes in all. */
  size: number;
  chunks: () => AsyncIterable<Uint8Array>;
}
