import { createRestoreCopy, deleteRestoreCopy } from '@shuye/api-client/calls';
import { SECRET_LENGTH, secretOf, writeRestoreCode, type RestoreSecret } from '@shuye/core-domain/restore-code';
import { parseReaderFile, writeReaderFile } from '@shuye/core-domain/take-along';
import { collectReaderFile, importReaderFile } from '../readerFile.ts';
import type { Services } from '../Services.ts';
import { deriveCopyKeys, digestOf, open, randomBytes, seal } from './cipher.ts';
import { download, upload } from './exchange.ts';
import { parseCopyKeys, parseRestoreRecord, type CopyKeys, type RestoreRecord } from './RestoreRecord.ts';

const KEY = 'restore_copy';

/** A copy without news is written anew from time to time: what is not used is deleted one day. */
const REFRESH_MS = 30 * 86_400_000;

/** Devices that write at the same time; each round one of them is through. */
const MAX_ROUNDS = 5;

/** What came of bringing the copy up to date; `none` where this device keeps none. */
export type UpdateOutcome = 'none' | 'saved' | 'gone' | 'too-large' | 'damaged' | 'busy';

export type RestoreOutcome =
  | { kind: 'restored'; books: number; annotations: number; readingDays: number }
  | { kind: 'missing' | 'damaged' | 'newer' | 'no-room' };

/** The encrypted copy of all that a reader has here, at the server and by its code alone. */
export interface RestoreCopies {
  /** Undefined where this device keeps no copy of whoever reads now. */
  record: () => RestoreRecord | undefined;
  /** Makes a code and its copy. Rejects with an `AppError`: then there is neither. */
  make: () => Promise<readonly string[] | 'too-large'>;
  /** Writes all that there is by now; one at a time. Rejects with an `AppError`: the next one does it. */
  update: () => Promise<UpdateOutcome>;
  /** Joins the copy of a code with what is here. Rejects with an `AppError`: doing it again does no harm. */
  restore: (secret: RestoreSecret) => Promise<RestoreOutcome>;
  /** The same by what the host kept. */
  restoreFromHost: (keys: CopyKeys) => Promise<RestoreOutcome>;
  /** What the host kept, where this device knows of no copy. */
  keysOfHost: () => Promise<CopyKeys | undefined>;
  /** Deletes the copy; its code opens nothing any more. */
  stop: () => Promise<void>;
}

export function createRestoreCopies(services: Services): RestoreCopies {
  const { storage, client, nowMs, userId, host } = services;
  const hostStorage = host.bridge.storage;
  let last: Promise<unknown> = Promise.resolve();
  /** The update that has not begun: whoever asks before it does shares it. */
  let next: Promise<UpdateOutcome> | undefined;

  const record: RestoreCopies['record'] = () => {
    const kept = storage.read(KEY, parseRestoreRecord);
    return kept?.owner === userId() ? kept : undefined;
  };
  /** The same text as long as nothing changes. */
  const collect = (): string => writeReaderFile(collectReaderFile(services), 0);

  const tellHost = async (keys: CopyKeys | null): Promise<void> => {
    try {
      await hostStorage?.set(KEY, keys);
    } catch (cause) {
      // The code is there all the same.
      console.info('The host did not keep the restore copy.', cause);
    }
  };

  const keep = async ({ locator, key }: CopyKeys, change: Partial<RestoreRecord>): Promise<void> => {
    const fresh = { locator, key, owner: userId(), revision: 0, digest: '', savedAtMs: 0, isGone: false };
    storage.write(KEY, { ...fresh, ...change });
    await tellHost({ locator, key });
  };

  /** Joins a copy with what is here; changes nothing where it cannot be read. */
  const join = async (copy: string, key: string): Promise<RestoreOutcome> => {
    const parsed = parseReaderFile((await open(copy, key)) ?? '');
    if (parsed.kind === 'refused') return { kind: parsed.fault === 'newer' ? 'newer' : 'damaged' };
    if (!importReaderFile(services, parsed.file)) return { kind: 'no-room' };
    const { shelf, annotations, readingDays } = parsed.file;
    const books = shelf.filter(({ keeping }) => keeping?.kept === true).length;
    return { kind: 'restored', books, annotations: annotations.length, readingDays: readingDays.length };
  };

  const round = async (kept: RestoreRecord): Promise<UpdateOutcome | 'again'> => {
    const text = collect();
    const digest = await digestOf(text);
    if (digest === kept.digest && nowMs() - kept.savedAtMs < REFRESH_MS) return 'saved';
    const copy = { revision: kept.revision, sealed: await seal(text, kept.key) };
    const done = await upload(client, kept.locator, copy);
    // Somebody else may read here by now, or the copy was given up.
    if (record()?.locator !== kept.locator) return 'none';
    if (done.kind === 'written') {
      storage.write(KEY, { ...kept, revision: done.revision, digest, savedAtMs: nowMs(), isGone: false });
      return 'saved';
    }
    if (done.kind === 'too-large') return 'too-large';
    const there = done.kind === 'gone' ? undefined : await download(client, kept.locator);
    if (record()?.locator !== kept.locator) return 'none';
    if (!there) {
      storage.write(KEY, { ...kept, isGone: true });
      return 'gone';
    }
    // Another device's copy is never written over unread.
    const { kind } = there.sealed === '' ? { kind: 'restored' } : await join(there.sealed, kept.key);
    if (kind === 'damaged' || kind === 'newer') return 'damaged';
    storage.write(KEY, { ...kept, revision: there.revision, digest: '' });
    return 'again';
  };

  const run = async (): Promise<UpdateOutcome> => {
    for (let rounds = 0; rounds < MAX_ROUNDS; rounds += 1) {
      const kept = record();
      if (!kept) return 'none';
      if (kept.isGone) return 'gone';
      const outcome = await round(kept);
      if (outcome !== 'again') return outcome;
    }
    return 'busy';
  };

  const begin = (): Promise<UpdateOutcome> => {
    next = undefined;
    return run();
  };
  const update: RestoreCopies['update'] = async () => {
    // One that is under way may have collected before what is to be written now.
    next ??= last.then(begin, begin);
    last = next;
    return next;
  };

  const restoreFromHost: RestoreCopies['restoreFromHost'] = async (keys) => {
    const copy = await download(client, keys.locator);
    if (!copy || copy.sealed === '') return { kind: 'missing' };
    const outcome = await join(copy.sealed, keys.key);
    if (outcome.kind === 'restored') await keep(keys, { revision: copy.revision });
    return outcome;
  };

  return {
    record,
    update,
    make: async () => {
      const secret = secretOf(randomBytes(SECRET_LENGTH));
      const keys = await deriveCopyKeys(secret);
      const text = collect();
      await client.send(createRestoreCopy, { locator: keys.locator });
      const done = await upload(client, keys.locator, { revision: 0, sealed: await seal(text, keys.key) });
      if (done.kind !== 'written') return 'too-large';
      await keep(keys, { revision: done.revision, digest: await digestOf(text), savedAtMs: nowMs() });
      return writeRestoreCode(secret);
    },
    restore: async (secret) => restoreFromHost(await deriveCopyKeys(secret)),
    restoreFromHost,
    keysOfHost: async () => {
      if (!hostStorage || record()) return undefined;
      return parseCopyKeys(await hostStorage.get(KEY).catch(() => undefined));
    },
    stop: async () => {
      const kept = record();
      if (!kept) return;
      await client.send(deleteRestoreCopy, { locator: kept.locator });
      storage.remove(KEY);
      await tellHost(null);
    },
  };
}
