/** The platform's way between text and bytes; `decode` throws a TypeError where bytes are no UTF-8. */
export interface Utf8 {
  encode: (text: string) => Uint8Array<ArrayBuffer>;
  decode: (bytes: Uint8Array<ArrayBuffer>) => string;
}
