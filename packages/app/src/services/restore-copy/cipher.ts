import type { RestoreSecret } from '@shuye/core-domain/restore-code';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { base64 } from '../base64.ts';
import type { CopyKeys } from './RestoreRecord.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Names this format in all that is derived and sealed, see `docs/restore-code.md`. */
const PURPOSE = 'shuye-restore-1';
const VERSION = 1;
const IV_LENGTH = 12;

/** The level of packing is low, since a phone has other things to do, and titles are short. */
const LEVEL = 4;

const ascii = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
export const randomHex = (): string => hex(randomBytes(16));

/** Locator and key of a code. It has 132 bits of chance, which nobody searches: no slow derivation would add anything. */
export async function deriveCopyKeys(secret: RestoreSecret): Promise<CopyKeys> {
  const { subtle } = crypto;
  const source = await subtle.importKey('raw', Uint8Array.from(secret), 'HKDF', false, ['deriveBits']);
  const derive = async (info: string, bits: number): Promise<Bytes> =>
    new Uint8Array(
      await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: ascii(PURPOSE), info: ascii(info) }, source, bits),
    );
  return { locator: hex(await derive('locator', 128)), key: base64.encode(await derive('key', 256)) };
}

async function importKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', base64.decode(key) ?? new Uint8Array(), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
}

const algorithm = (iv: Bytes) => ({ name: 'AES-GCM', iv, additionalData: ascii(PURPOSE) });

/** A text as nobody without the key reads it, in base64. */
export async function seal(text: string, key: string): Promise<string> {
  const iv = randomBytes(IV_LENGTH);
  const packed = Uint8Array.from(deflateSync(strToU8(text), { level: LEVEL }));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(iv), await importKey(key), packed));
  const whole = new Uint8Array(1 + IV_LENGTH + sealed.length);
  whole.set([VERSION]);
  whole.set(iv, 1);
  whole.set(sealed, 1 + IV_LENGTH);
  return base64.encode(whole);
}

/** The text that was sealed; undefined where it was changed, cut off or sealed by another key. */
export async function open(sealed: string, key: string): Promise<string | undefined> {
  const whole = base64.decode(sealed);
  if (!whole || whole[0] !== VERSION) return undefined;
  const iv = whole.slice(1, 1 + IV_LENGTH);
  try {
    const packed = await crypto.subtle.decrypt(algorithm(iv), await importKey(key), whole.slice(1 + IV_LENGTH));
    return strFromU8(inflateSync(new Uint8Array(packed)));
  } catch (cause) {
    console.info('A restore copy could not be opened.', cause);
    return undefined;
  }
}

export const digestOf = async (text: string): Promise<string> =>
  base64.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(strToU8(text)))));
