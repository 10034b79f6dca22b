import { mergeVisits, parseVisit, type Visit } from '@shuye/core-domain/visits';
import { assertSyncOwner } from '../sessions/assertSyncOwner.ts';
import type { Handlers } from '../calls/Handler.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import { deleteOldest } from '../database/deleteOldest.ts';
import { inTransaction } from '../database/inTransaction.ts';

/** Books of one account whose visits are known, the latest ones. */
const MAX_VISITED_BOOKS = 1000;

/** A clock that is ahead by more than this is set back to now, ms: it would hide what is read until then. */
const CLOCK_TOLERANCE_MS = 2 * 86_400_000;

const parseList = (content: string): readonly Visit[] => {
  const list: unknown = JSON.parse(content);
  return Array.isArray(list) ? list.map(parseVisit).filter((visit) => visit !== undefined) : [];
};

export const visitHandlers: Pick<Handlers, 'syncVisits'> = {
  syncVisits: async (request, { database, caller, nowMs }) => {
    const userId = requireAccount(caller);
    assertSyncOwner(request, caller);
    const { bookId } = request;
    const given = request.visits.map((visit) => ({ ...visit, at: Math.min(visit.at, nowMs + CLOCK_TOLERANCE_MS) }));
    // The join takes the same visits any number of times: a repetition needs no key.
    return inTransaction(database, async (transaction) => {
      const stored = await transaction
        .selectFrom('book_visits')
        .select('content')
        .where('user_id', '=', userId)
        .where('book_id', '=', bookId)
        .executeTakeFirst();
      const visits = mergeVisits(stored ? parseList(stored.content) : [], given);
      const content = JSON.stringify(visits);
      if (content === (stored?.content ?? '[]')) return { visits: [...visits] };
      const row = { user_id: userId, book_id: bookId, content, updated_at: nowMs };
      await transaction
        .insertInto('book_visits')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doUpdateSet(row))
        .execute();
      await deleteOldest(transaction, { table: 'book_visits', userId, column: 'updated_at', max: MAX_VISITED_BOOKS });
      return { visits: [...visits] };
    });
  },
};
