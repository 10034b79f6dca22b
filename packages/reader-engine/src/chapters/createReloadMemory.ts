import type { ChapterStorage } from './createStoredChapters.ts';

/** No second automatic reload of the same chapter within this time, ms. */
const RELOAD_GAP_MS = 30_000;

export interface ReloadMemory {
  has: (chapterId: string) => boolean;
  add: (chapterId: string) => void;
}

export interface StateHistory {
  readonly state: unknown;
  replaceState: (state: unknown, unused: string) => void;
}

export interface ReloadMemoryOptions {
  nowMs: () => number;
  /** One value that outlives a reload of the page; it may throw. */
  storage?: ChapterStorage | undefined;
  history?: StateHistory | undefined;
}

const KEY = 'refusalReloads';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Remembers in the storage, in `history.state` when that throws, and in any case as long as the page lives. */
export function createReloadMemory({ nowMs, storage, history }: ReloadMemoryOptions): ReloadMemory {
  const known = new Map<string, number>();

  const fromStorage = (): unknown => {
    try {
      return storage?.read();
    } catch {
      // A storage that throws remembers nothing; the history is asked as well.
      return undefined;
    }
  };

  const times = (): Map<string, number> => {
    const kept = { ...fieldsOf(fieldsOf(history?.state)[KEY]), ...fieldsOf(fromStorage()) };
    const all = [...known, ...Object.entries(kept)].filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === 'number' && Math.abs(nowMs() - entry[1]) < RELOAD_GAP_MS,
    );
    return new Map(all);
  };

  return {
    has: (chapterId) => times().has(chapterId),
    add: (chapterId) => {
      known.set(chapterId, nowMs());
      const value = Object.fromEntries([...times(), [chapterId, nowMs()]]);
      try {
        storage?.write(value);
      } catch {
        history?.replaceState({ ...fieldsOf(history.state), [KEY]: value }, '');
      }
    },
  };
}
