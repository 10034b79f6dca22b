import { createHash } from 'node:crypto';
import { NO_MORE_RESTORE_COPIES, NO_RESTORE_COPY, RESTORE_COPY_CHANGED } from '@shuye/api-client/calls';
import { CallError } from '../calls/callErrors.ts';
import type { Handlers } from '../calls/Handler.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';

/** With the size of a copy it bounds what anybody can fill. */
export const MAX_RESTORE_COPIES = 200_000;

/** A read copy is written as used once a day. */
const USE_MS = 86_400_000;

type RestoreCalls = 'createRestoreCopy' | 'readRestoreCopy' | 'writeRestoreCopy' | 'deleteRestoreCopy';

const hashOf = (locator: string): string => createHash('sha256').update(locator).digest('hex');

/** @throws CallError where there is no place under the locator. */
async function findCopy(database: Database, hash: string) {
  const copy = await database
    .selectFrom('restore_copy')
    .selectAll()
    .where('locator_hash', '=', hash)
    .executeTakeFirst();
  if (!copy) throw new CallError(NO_RESTORE_COPY, '没有找到这个恢复码的存档');
  return copy;
}

export const restoreHandlers: Pick<Handlers, RestoreCalls> = {
  createRestoreCopy: async ({ locator }, { database, nowMs }) => {
    // Outside of a transaction, which would meet everybody who makes a place: a few too many do no harm.
    const { copies } = await database
      .selectFrom((query) =>
        query.selectFrom('restore_copy').select('used_at').orderBy('used_at').limit(MAX_RESTORE_COPIES).as('copy'),
      )
      .select(({ fn }) => fn.countAll<number>().as('copies'))
      .executeTakeFirstOrThrow();
    if (copies >= MAX_RESTORE_COPIES) throw new CallError(NO_MORE_RESTORE_COPIES, '恢复码暂时领完了，请先导出文件');
    await database
      .insertInto('restore_copy')
      .values({ locator_hash: hashOf(locator), revision: 0, draft: '', used_at: nowMs })
      .onConflict((conflict) => conflict.column('locator_hash').doNothing())
      .execute();
    return {};
  },

  readRestoreCopy: async ({ locator, ordinal }, { database, nowMs }) => {
    const hash = hashOf(locator);
    const { revision, draft, used_at: usedAt } = await findCopy(database, hash);
    const pieces = await database
      .selectFrom('restore_piece')
      .select('ordinal')
      .where('locator_hash', '=', hash)
      .where('draft', '=', draft)
      .execute();
    const piece = await database
      .selectFrom('restore_piece')
      .select('content')
      .where('locator_hash', '=', hash)
      .where('draft', '=', draft)
      .where('ordinal', '=', ordinal)
      .executeTakeFirst();
    if (nowMs - usedAt >= USE_MS)
      await database.updateTable('restore_copy').set({ used_at: nowMs }).where('locator_hash', '=', hash).execute();
    return { revision, pieces: pieces.length, content: piece?.content ?? '' };
  },

  writeRestoreCopy: async ({ locator, revision, draft, ordinal, pieces, content }, { database, nowMs }) => {
    const hash = hashOf(locator);
    return inTransaction(database, async (transaction) => {
      const copy = await findCopy(transaction, hash);
      // The answer to its last piece was lost.
      if (copy.draft === draft) return { revision: copy.revision };
      if (copy.revision !== revision) throw new CallError(RESTORE_COPY_CHANGED, '存档刚刚被另一台设备更新');
      const own = transaction.selectFrom('restore_piece').where('locator_hash', '=', hash).where('draft', '=', draft);
      const others = transaction
        .deleteFrom('restore_piece')
        .where('locator_hash', '=', hash)
        .where('draft', '!=', draft);
      // Drafts that were given up, or that are slower, make room.
      await others.where('draft', '!=', copy.draft).execute();
      await transaction
        .insertInto('restore_piece')
        .values({ locator_hash: hash, draft, ordinal, content })
        .onConflict((conflict) => conflict.columns(['locator_hash', 'draft', 'ordinal']).doUpdateSet({ content }))
        .execute();
      if (ordinal < pieces - 1) return { revision };

      const { came } = await own.select(({ fn }) => fn.countAll<number>().as('came')).executeTakeFirstOrThrow();
      if (came !== pieces) throw new CallError(RESTORE_COPY_CHANGED, '存档刚刚被另一台设备更新');
      await others.execute();
      await transaction
        .updateTable('restore_copy')
        .set({ revision: revision + 1, draft, used_at: nowMs })
        .where('locator_hash', '=', hash)
        .execute();
      return { revision: revision + 1 };
    });
  },

  deleteRestoreCopy: async ({ locator }, { database }) => {
    await database.deleteFrom('restore_copy').where('locator_hash', '=', hashOf(locator)).execute();
    return {};
  },
};
