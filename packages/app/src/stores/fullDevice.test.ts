import { expect, it, vi } from 'vitest';
import { createStorage } from '../storage/createStorage.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createAnnotationStore } from './annotationStore.ts';
import { createBookmarkStore } from './bookmarkStore.ts';
import { createShelfGroupStore } from './shelfGroupStore.ts';
import type { StoreParts } from './StoreParts.ts';

interface Kept {
  revision: number;
}

/** The parts of a store alone, whatever it keeps. */
interface Changing {
  change: (make: (record: Kept) => Kept, from?: 'server') => Kept;
}

const stores: ReadonlyArray<readonly [string, (parts: StoreParts) => { getState: () => unknown }]> = [
  ['bookmarks', createBookmarkStore],
  ['notes', createAnnotationStore],
  ['groups', createShelfGroupStore],
];

it.each(stores)('a full device loses no %s that the server has: what a reader changes alone is told', (_, create) => {
  const full: Storage = {
    ...fakeStorage(),
    setItem: () => {
      throw new DOMException('no', 'QuotaExceededError');
    },
  };
  const show = vi.fn<(message: string) => void>();
  const store = create({ storage: createStorage(() => full), nowMs: () => 7, randomId: () => 'd1', toaster: { show } });
  const { change } = store.getState() as Changing;
  change((record) => ({ ...record, revision: 1 }), 'server');
  expect(show).not.toHaveBeenCalled();
  change((record) => ({ ...record, revision: 2 }));
  change((record) => ({ ...record, revision: 3 }));
  expect(show.mock.calls).toEqual([[expect.stringContaining('设备空间不足')]]);
});
