import type { ApiClient } from '@shuye/api-client';
import {
  addReading,
  clearReadingDiary,
  parseReadingDiary,
  type ReadingDiary,
  type ReadStretch,
} from '@shuye/core-domain/statistics';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoreParts } from './StoreParts.ts';

export interface DiaryState {
  diary: ReadingDiary;
  add: (stretch: ReadStretch) => void;
  /** Deletes everything that was read so far, on all devices with the next sync. */
  clear: () => void;
  load: () => ReadingDiary;
  /** Reads what is stored, and changes it: another tab may have written it. */
  change: (make: (diary: ReadingDiary) => ReadingDiary) => ReadingDiary;
}

export type DiaryStore = StoreApi<DiaryState>;

const KEY = 'reading_diary';

/** Days are the server's: one that a wrong clock names is no day of the reader's other devices. */
export function createDiaryStore({
  storage,
  randomId,
  client,
}: Pick<StoreParts, 'storage' | 'randomId'> & { client: Pick<ApiClient, 'serverMs'> }): DiaryStore {
  const device = randomId();
  const load = (): ReadingDiary =>
    storage.read(KEY, (value) => parseReadingDiary(value, device)) ?? parseReadingDiary(undefined, device);

  return createStore<DiaryState>()((set) => {
    const change: DiaryState['change'] = (make) => {
      const before = load();
      const diary = make(before);
      if (diary !== before) storage.write(KEY, diary);
      set({ diary });
      return diary;
    };
    return {
      diary: load(),
      load,
      change,
      add: (stretch) => void change((diary) => addReading(diary, stretch, client.serverMs())),
      clear: () => {
        const diary = clearReadingDiary(load(), client.serverMs());
        // What was damaged of it goes too.
        storage.remove(KEY);
        change(() => diary);
      },
    };
  });
}
