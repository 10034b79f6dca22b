import { ANONYMOUS_USER_ID } from '@shuye/core-domain/member';

/** What opens the place of a copy, and the copy; it follows from the code. */
export interface CopyKeys {
  locator: string;
  /** Base64 of 256 bits. */
  key: string;
}

/** What this device knows of the copy that it keeps up to date. The code itself is stored nowhere. */
export interface RestoreRecord extends CopyKeys {
  /** Whose things are in the copy. */
  owner: string;
  /** Of the copy that this device wrote or read last. */
  revision: number;
  /** Of what was written last. */
  digest: string;
  savedAtMs: number;
  /** The server does not know the copy any more. */
  isGone: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const whole = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Keys of a store; undefined for anything else. */
export function parseCopyKeys(value: unknown): CopyKeys | undefined {
  if (!isFields(value)) return undefined;
  const [locator, key] = [text(value['locator']), text(value['key'])];
  return /^[0-9a-f]{32}$/.test(locator) && /^[0-9A-Za-z+/]{43}=$/.test(key) ? { locator, key } : undefined;
}

/** A stored record; undefined for anything else. */
export function parseRestoreRecord(value: unknown): RestoreRecord | undefined {
  const keys = parseCopyKeys(value);
  if (!keys || !isFields(value)) return undefined;
  return {
    ...keys,
    owner: text(value['owner']) || String(ANONYMOUS_USER_ID),
    revision: Math.max(0, whole(value['revision'])),
    digest: text(value['digest']),
    savedAtMs: whole(value['savedAtMs']),
    isGone: value['isGone'] === true,
  };
}
