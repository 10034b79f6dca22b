import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database/schema/Database.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { PART_SIZE, sitemapIndex, sitemapPart } from './sitemap.ts';

const IS_DEEP = process.env['SHUYE_DEEP'] !== undefined;
const BOOKS = IS_DEEP ? 1_000_000 : 2 * PART_SIZE + 1;
const ORIGIN = 'https://shuye.example';

/** Copies the first book, so that there are `count`. */
async function multiply(database: Database, count: number): Promise<void> {
  const copied = Object.keys(aBookRow()).filter((name) => name !== 'id' && name !== 'source_key');
  const columns = sql.join(copied.map((name) => sql.ref(name)));
  await sql`
    insert into book (id, source_key, ${columns})
    with recursive n(i) as (select 2 union all select i + 1 from n where i < ${sql.lit(count)})
    select n.i, 'copy ' || n.i, ${columns} from n, book where book.id = 1`.execute(database);
}

it(
  `names each of ${BOOKS} books once, in pieces of at most a thousand that are asked for one by one [SEO-15]`,
  { timeout: 300_000 },
  async () => {
    const { database } = await startTestGateway({ books: [aBookRow({ id: 1 })] });
    await multiply(database, BOOKS);
    const parts = (await sitemapIndex(database, ORIGIN)).match(/books-\d+\.xml/g) ?? [];
    expect(parts).toHaveLength(Math.ceil(BOOKS / PART_SIZE));

    let expected = 1;
    let longest = 0;
    for (const [at] of parts.entries()) {
      let inPart = 0;
      for await (const piece of (await sitemapPart(database, ORIGIN, 'books', at + 1)) ?? []) {
        const ids = [...piece.matchAll(/\/book\/(\d+)\.html/g)].map(([, id]) => Number(id));
        // One comparison a piece: a million of them would be the test's own work.
        expect(ids).toEqual(Array.from(ids, (_, place) => expected + place));
        expected += ids.length;
        inPart += ids.length;
        longest = Math.max(longest, piece.length);
      }
      expect(inPart * 2).toBeLessThanOrEqual(50_000);
    }
    expect(expected - 1).toBe(BOOKS);
    // What is held of a part at once, whatever the size of the library.
    expect(longest).toBeLessThan(250_000);
  },
);
