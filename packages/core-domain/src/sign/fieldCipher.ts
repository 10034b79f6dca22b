import { base64Codec } from '../base64/base64Codec.ts';
import type { Utf8 } from '../text/Utf8.ts';

/** How single fields travel (D-026): as they are, or through the cipher. */
export const FieldEncryption = { None: -1, Cipher: 1 } as const;
export type FieldEncryption = (typeof FieldEncryption)[keyof typeof FieldEncryption];

export interface FieldCipherOptions {
  secret: string;
  md5: (text: string) => string;
  utf8: Utf8;
}

export interface FieldCipher {
  encrypt: (text: string) => string;
  decrypt: (encrypted: string) => string | undefined;
}

const URL_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const DIGEST_BYTES = 16;

const codec = base64Codec(URL_ALPHABET, false);

/** Bytes XOR the digests of secret + counter, in base64url (D-026). It hides a field from a casual look and protects nothing. */
export function createFieldCipher({ secret, md5, utf8 }: FieldCipherOptions): FieldCipher {
  const mixed = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    const digests = Array.from({ length: Math.ceil(bytes.length / DIGEST_BYTES) }, (_, counter) =>
      md5(secret + counter),
    );
    const keystream = digests.join('');
    return bytes.map((byte, at) => byte ^ Number.parseInt(keystream.slice(at * 2, at * 2 + 2), 16));
  };

  return {
    encrypt: (text) => codec.encode(mixed(utf8.encode(text))),
    decrypt: (encrypted) => {
      const bytes = codec.decode(encrypted);
      try {
        return bytes && utf8.decode(mixed(bytes));
      } catch (error) {
        if (error instanceof TypeError) return undefined;
        throw error;
      }
    },
  };
}
