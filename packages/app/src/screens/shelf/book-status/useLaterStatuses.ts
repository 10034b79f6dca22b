import { checkBooks } from '@shuye/api-client/calls';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { Services } from '../../../services/Services.ts';
import { compareBookStatus } from './compareBookStatus.ts';
import { createSeenBooks } from './createSeenBooks.ts';
import { laterStatusKey, type BookComparisons } from './useBookStatuses.ts';

/** What is scrolled past sooner is not asked for, ms. */
const LOOKED_AT_MS = 300;

function createLaterStatuses({ client, storage, progress, query, shelf, userId }: Services) {
  const seenBooks = createSeenBooks(storage);
  const queryKey = laterStatusKey(userId());
  const asked = new Set<string>();
  let hidden: ReadonlySet<string> = new Set();
  let entries: readonly { bookId: string }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isHidden = (bookId: string): boolean => {
    const now = shelf.getState().hidden;
    if (now !== entries) {
      entries = now;
      hidden = new Set(now.map((entry) => entry.bookId));
    }
    return hidden.has(bookId);
  };

  const send = async (bookIds: readonly string[]): Promise<void> => {
    for (const bookId of bookIds) asked.add(bookId);
    const known = seenBooks.all();
    const books = bookIds.map((bookId) => known.get(bookId) ?? { bookId, chapterCount: 0, updatedAt: 0 });
    try {
      const statuses = await client.send(checkBooks, { books });
      const placeOf = progress.places();
      const compared = bookIds.map((bookId) =>
        compareBookStatus(bookId, {
          known: known.get(bookId),
          status: statuses.get(bookId),
          readAt: placeOf(bookId)?.at,
        }),
      );
      seenBooks.add(compared.map((comparison) => comparison.known));
      const news = Object.fromEntries(compared.map((comparison) => [comparison.known.bookId, comparison]));
      query.setQueryData<BookComparisons>(queryKey, (before) => ({ ...before, ...news }));
    } catch (error) {
      // They are asked for when they are looked at again.
      for (const bookId of bookIds) asked.delete(bookId);
      console.info('It is not known how some books grew.', error);
    }
  };

  return {
    ask: (keys: readonly string[]): void => {
      clearTimeout(timer);
      const wanted = keys.filter((key) => isHidden(key) && !asked.has(key));
      if (wanted.length > 0) timer = setTimeout(() => void send(wanted), LOOKED_AT_MS);
    },
    stop: (): void => clearTimeout(timer),
  };
}

/** Asks how books beyond the newest 300 grew, those that are looked at [SHELF-09] [SHELFSYNC-25]; a failure is not told. */
export function useLaterStatuses(): (keys: readonly string[]) => void {
  const services = useServices();
  const later = useMemo(() => createLaterStatuses(services), [services]);
  useEffect(() => later.stop, [later]);
  return later.ask;
}
