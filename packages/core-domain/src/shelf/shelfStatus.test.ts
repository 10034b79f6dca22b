import { expect, it } from 'vitest';
import { failedShelf, initialShelfStatus, loadedShelf, openedShelf } from './shelfStatus.ts';
import { syncFailure } from './syncFailure.ts';

const failure = syncFailure('bookmarks', new Error('away'), false);

it('is ready when its first load is over, and not before, also when another reader opens it [SHELFSYNC-27]', () => {
  expect(initialShelfStatus.isReady).toBe(false);
  const loaded = loadedShelf(initialShelfStatus, false);
  expect(loaded).toEqual({ isReady: true, isSynced: true, pulls: 1, failure: undefined, asksToMerge: false });
  expect({ ...loaded, ...openedShelf }.isReady).toBe(false);
});

it('is ready after a first load that failed, which is told unless it was silent [SHELFSYNC-27]', () => {
  expect({ ...initialShelfStatus, ...failedShelf(failure) }).toMatchObject({ isReady: true, failure });
  const silent = failedShelf(syncFailure('bookmarks', new Error('away'), true));
  expect({ ...initialShelfStatus, failure, ...silent }).toMatchObject({ isReady: true, failure });
});

it('forgets a failure with the next load, and keeps asking what it asked', () => {
  const asking = loadedShelf({ ...initialShelfStatus, failure }, true);
  expect(asking).toMatchObject({ failure: undefined, asksToMerge: true });
  expect(loadedShelf(asking, false)).toMatchObject({ asksToMerge: true, pulls: 2 });
});
