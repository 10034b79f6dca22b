import { deleteOldest } from '../database/deleteOldest.ts';
import { rowId } from '../database/rowId.ts';
import { CallError } from '../calls/callErrors.ts';
import { runIdempotently } from '../calls/runIdempotently.ts';
import type { Handlers } from '../calls/Handler.ts';
import { storeEvents } from '../events/storeEvents.ts';
import { requireBook } from '../books/requireBook.ts';

const BAD_REPORT = 400;
const NO_SUCH_CHAPTER = 404;
/** Milliseconds by which the clock of an honest device may be wrong. */
const CLOCK_TOLERANCE_MS = 300_000;

/** A device may be away for so long with a batch that it does not know to have arrived, in milliseconds. */
const KEY_TTL_MS = 30 * 86_400_000;

/** Chapters of one account whose progress is known, the latest ones. */
const MAX_ENERGY_CHAPTERS = 10_000;

interface Stretch {
  startReadTime: number;
  readingLen: number;
}

const isPossible = ({ startReadTime, readingLen }: Stretch, nowMs: number): boolean =>
  startReadTime <= nowMs + CLOCK_TOLERANCE_MS && readingLen * 1000 <= nowMs - startReadTime + CLOCK_TOLERANCE_MS;

/** From when on an account may have read, in milliseconds. */
interface Begin {
  openedAt: number;
  /** Of its last report; undefined before the first. */
  reportedAt: number | undefined;
}

/**
 * Seconds that are believed: never more than have passed since the last report. Before the first one, since its first
 * record began, or since the account was opened: a start long ago is easily said (E20).
 */
export function creditedSeconds(records: readonly Stretch[], { openedAt, reportedAt }: Begin, nowMs: number): number {
  const firstStart = Math.min(nowMs, ...records.map(({ startReadTime }) => startReadTime));
  const begun = reportedAt ?? Math.max(openedAt, firstStart);
  const passed = Math.max(0, Math.floor((nowMs - begun) / 1000));
  const claimed = records.reduce((sum, { readingLen }) => sum + readingLen, 0);
  return Math.min(claimed, passed);
}

export const readingHandlers: Pick<Handlers, 'reportReadingTime' | 'reportReadingMoment' | 'reportEnergyProgress'> = {
  reportReadingTime: async (request, context) => {
    const { readingList, readList } = request;
    const { caller, nowMs } = context;
    const records = readingList ?? readList;
    if (!records || !records.every((record) => isPossible(record, nowMs))) {
      throw new CallError(BAD_REPORT, '阅读时长无效');
    }
    if (context.caller.isGuest) return {};
    const change = { call: 'reportReadingTime', request, userId: caller.userId, ttlMs: KEY_TTL_MS };
    return runIdempotently(context, change, async (transaction) => {
      const before = await transaction
        .selectFrom('reading_time')
        .selectAll()
        .where('user_id', '=', caller.userId)
        .executeTakeFirst();
      const { created_at: openedAt } = await transaction
        .selectFrom('account')
        .select('created_at')
        .where('user_id', '=', caller.userId)
        .executeTakeFirstOrThrow();
      const begin = { openedAt, reportedAt: before?.reported_at };
      const seconds = (before?.seconds ?? 0) + creditedSeconds(records, begin, nowMs);
      const row = { user_id: caller.userId, seconds, reported_at: nowMs };
      await transaction
        .insertInto('reading_time')
        .values(row)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
      return {};
    });
  },

  reportReadingMoment: async ({ log }, context) => {
    await storeEvents(context, [{ kind: 'read', page: 'reader', name: log.cid, fields: JSON.stringify(log) }]);
    return {};
  },

  reportEnergyProgress: async ({ bookId, chapterId, readPro }, context) => {
    const { database, caller, nowMs } = context;
    const book = await requireBook(database, bookId);
    const id = rowId(chapterId);
    const ofBook = database.selectFrom('chapter').select('id').where('book_id', '=', book.id);
    const chapter = id === undefined ? undefined : await ofBook.where('id', '=', id).executeTakeFirst();
    if (!chapter) throw new CallError(NO_SUCH_CHAPTER, '章节不存在');
    if (context.caller.isGuest) return {};
    const row = {
      user_id: caller.userId,
      book_id: book.id,
      chapter_id: chapter.id,
      percent: readPro,
      updated_at: nowMs,
    };
    await database
      .insertInto('energy_progress')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'chapter_id'])
          .doUpdateSet({ percent: readPro, updated_at: nowMs })
          .where('energy_progress.percent', '<', readPro),
      )
      .execute();
    await deleteOldest(database, {
      table: 'energy_progress',
      userId: caller.userId,
      column: 'updated_at',
      max: MAX_ENERGY_CHAPTERS,
    });
    return {};
  },
};
