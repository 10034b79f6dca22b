export interface Utf8 {
  encode: (text: string) => Uint8Array<ArrayBuffer>;
  /** Writes what fits; says how many characters were read and how many bytes written. Old kernels lack it. */
  encodeInto?: (text: string, bytes: Uint8Array<ArrayBuffer>) => { read: number; written: number };
  /** Throws a TypeError where bytes are no UTF-8. */
  decode: (bytes: Uint8Array<ArrayBuffer>) => string;
}
