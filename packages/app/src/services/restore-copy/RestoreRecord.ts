import { ANONYMOUS_USER_ID } from '@shuye/core-domain/member';

/** Both follow from the code. */
export interface CopyKeys {
  locator: string;
  /** Base64 of 256 bits. */
  key: string;
}

/** The code itself is stored nowhere. */
export interface RestoreRecord extends CopyKeys {
  /** Whose things are in the copy. */
  owner: string;
  revision: number;
  digest: string;
  savedAtMs: number;
  /** The server does not know the copy any more. */
  isGone: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const whole = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Gives undefined for any other value. */
export function parseCopyKeys(value: unknown): CopyKeys | undefined {
  if (!isFields(value)) return undefined;
  const [locator, key] = [text(value['locator']), text(value['key'])];
  return /^[0-9a-f]{32}$/.test(locator) && /^[0-9A-Za-z+/]{43}=$/.test(key) ? { locator, key } : undefined;
}

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
