import { chapterPercent } from '@shuye/core-domain/progress';
import { createAnnotationSync } from '../../../services/createAnnotationSync.ts';
import { createBookmarkSync } from '../../../services/createBookmarkSync.ts';
import { createDiarySync } from '../../../services/createDiarySync.ts';
import { createVisitSync } from '../../../services/createVisitSync.ts';
import type { Services } from '../../../services/Services.ts';
import { createVisitStore } from '../../../stores/visitStore.ts';

/**
 * Takes over where another device of the account read the book last, where that was later than here; says whether that moved
 * the place of this one. Rejects with an `AppError` where the server was not reached.
 */
export async function takeLatestPlace(
  services: Services,
  bookId: string,
  chapterIds: readonly string[],
): Promise<boolean> {
  const { storeOf, progress } = services;
  await storeOf(createVisitSync)(bookId);
  const [latest] = storeOf(createVisitStore).getState().load(bookId);
  const own = progress.load(bookId);
  if (!latest || (own && own.at >= latest.at)) return false;
  const { place, chapterTitle } = latest.here;
  const index = chapterIds.indexOf(place.chapterId);
  const isSame = own?.place.chapterId === place.chapterId && own.place.offset === place.offset;
  if (index < 0 || isSame) return false;
  progress.save(bookId, place, chapterPercent(index, chapterIds.length), chapterTitle);
  return own !== undefined;
}

/** What was marked and read in a book before the account's devices knew of it. */
export async function syncMarks({ storeOf }: Services, bookId: string): Promise<void> {
  const syncs: Promise<unknown>[] = [
    storeOf(createAnnotationSync)(),
    storeOf(createBookmarkSync)(),
    storeOf(createDiarySync)(),
    storeOf(createVisitSync)(bookId),
  ];
  // Each is tried again by itself.
  await Promise.all(syncs.map((sync) => sync.catch(() => undefined)));
}
