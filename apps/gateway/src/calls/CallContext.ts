import type { FileStore } from '../file-store/FileStore.ts';
import type { Database } from '../database/schema/Database.ts';
import type { Caller } from './Caller.ts';
import type { LongReads } from './LongReads.ts';
import type { LoginSettings } from './LoginSettings.ts';
import type { PaySettings } from './PaySettings.ts';
import type { SpaceLimits } from '../config/SpaceLimits.ts';
import type { PurchaseLock } from './PurchaseLock.ts';

export interface Exchange {
  request: Pick<Request, 'url' | 'headers'>;
  setCookies: (cookies: readonly string[]) => void;
}

export interface CallContext {
  database: Database;
  files: FileStore;
  caller: Caller;
  login: LoginSettings;
  /** How top-ups are paid; not at all where it is left out. */
  pay?: PaySettings | undefined;
  /** What an account's own space holds at most. */
  space: SpaceLimits;
  purchaseLock: PurchaseLock;
  longReads: LongReads;
  /** The HTTP side of the call, for the few that read or set cookies. */
  exchange: Exchange;
  nowMs: number;
  /** From 0 up to 1. */
  random: () => number;
  /** Names a change, so that its repetition is not a second one. */
  idempotencyKey?: string | undefined;
}
