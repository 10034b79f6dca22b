import type { ChapterStorage } from '../chapters/createStoredChapters.ts';

/** A storage that lives as long as the test, and keeps what JSON keeps. */
export function memoryStorage(value?: unknown): ChapterStorage {
  let text = JSON.stringify(value ?? null);
  return {
    read: () => JSON.parse(text) as unknown,
    write: (next) => {
      text = JSON.stringify(next);
    },
  };
}
