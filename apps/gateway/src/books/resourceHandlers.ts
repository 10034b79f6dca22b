import type { Handlers } from '../calls/Handler.ts';
import { requireBook } from './requireBook.ts';

/** Settings of a place, the same for every book. What they do not name is left to the host (D-039). */
const resources: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  reader_option: { readReportEnabled: 1 },
  cover_config: { showRecommend: 1 },
};

export const resourceHandlers: Pick<Handlers, 'loadResource'> = {
  loadResource: async ({ resources: wanted }, { database }) => {
    const data = new Map<string, Record<string, unknown>>();
    for (const [resourceId, { bookId }] of Object.entries(wanted)) {
      const book = await requireBook(database, bookId);
      const settings = resources[resourceId];
      if (settings) data.set(resourceId, { ...settings, bookId: String(book.id) });
    }
    return { data: Object.fromEntries(data) };
  },
};
