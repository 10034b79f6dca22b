/** The bytes can be read from the start as often as needed. */
export interface ByteSource {
  /** The name of the file, without folders. */
  name: string;
  size: number;
  chunks: () => AsyncIterable<Uint8Array>;
}
