import * as v from 'valibot';
import { inTransaction } from '../database/inTransaction.ts';
import { loadSeed } from '../seeds/loadSeed.ts';
import type { SeedTarget } from '../seeds/SeedTarget.ts';

const DAY_MS = 86_400_000;
/** Rows of one statement: databases bound the number of its parameters. */
const BATCH = 100;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const commentsFile = v.record(
  v.string(),
  v.array(
    v.object({
      nickname: v.pipe(v.string(), v.nonEmpty()),
      text: v.pipe(v.string(), v.nonEmpty()),
      score: v.pipe(count, v.maxValue(10)),
      daysAgo: count,
      replies: count,
      likes: count,
    }),
  ),
);

export async function seedComments({ database, folder, ids, nowMs }: SeedTarget): Promise<void> {
  const seed = await loadSeed(folder, 'comments.json', commentsFile);
  const rows = Object.entries(seed).flatMap(([slug, comments]) => {
    const book_id = ids.get(slug);
    if (book_id === undefined) return [];
    return comments.map(({ nickname, text, score, daysAgo, replies, likes }, at) => ({
      book_id,
      source: 'sample' as const,
      nickname,
      avatar_url: '',
      text,
      score,
      reply_count: replies,
      like_count: likes,
      published_at: nowMs - daysAgo * DAY_MS - at * 3_671_000,
    }));
  });
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('comment').where('source', '=', 'sample').execute();
    for (let at = 0; at < rows.length; at += BATCH) {
      await transaction
        .insertInto('comment')
        .values(rows.slice(at, at + BATCH))
        .execute();
    }
  });
}
