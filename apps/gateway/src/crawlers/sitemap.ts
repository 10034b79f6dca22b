import type { Database } from '../database/schema/Database.ts';

/** Books of one part: each has two addresses, and the sitemap protocol takes 50,000 in a part. */
export const PART_SIZE = 24_000;
/** Rows of one statement: a part is written in constant memory. */
const BATCH_SIZE = 1000;

const listed = (database: Database) =>
  database
    .selectFrom('book')
    .where('list_open', '=', 1)
    .where('cover_open', '=', 1)
    .where('read_open', '=', 1)
    .where('hidden', '=', 0)
    .where('taken_down', '=', 0);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Text of an element or an attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const lastModified = (atMs: number): string => `<lastmod>${new Date(atMs).toISOString()}</lastmod>`;

/** The index of all parts; `origin` is what readers see, without a trailing slash. */
export async function sitemapIndex(database: Database, origin: string): Promise<string> {
  const { count } = await listed(database)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const parts = Math.max(1, Math.ceil(count / PART_SIZE));
  const entries = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${escaped(origin)}/sitemap/books-${at + 1}.xml</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

/** The id that a part begins behind; undefined for a part without books. */
async function startOfPart(database: Database, part: number): Promise<number | undefined> {
  if (part === 1) return 0;
  const before = await listed(database)
    .select('id')
    .orderBy('id')
    .offset((part - 1) * PART_SIZE - 1)
    .limit(1)
    .executeTakeFirst();
  return before?.id;
}

/** The pages of the books of one part, piece by piece; undefined where there is no such part. `part` is from 1. */
export async function sitemapPart(
  database: Database,
  origin: string,
  part: number,
): Promise<AsyncGenerator<string> | undefined> {
  const start = await startOfPart(database, part);
  if (start === undefined) return undefined;
  return (async function* write() {
    yield `${HEAD}<urlset ${NAMESPACE}>\n<url><loc>${escaped(origin)}/</loc></url>\n`;
    let after = start;
    for (let left = PART_SIZE; left > 0; left -= BATCH_SIZE) {
      const books = await listed(database)
        .select(['id', 'updated_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(Math.min(BATCH_SIZE, left))
        .execute();
      if (books.length === 0) break;
      yield books
        .map(
          ({ id, updated_at }) =>
            `<url><loc>${escaped(origin)}/book/${id}.html</loc>${lastModified(updated_at)}</url>\n` +
            `<url><loc>${escaped(origin)}/catalog/${id}</loc>${lastModified(updated_at)}</url>\n`,
        )
        .join('');
      after = books.at(-1)?.id ?? after;
    }
    yield '</urlset>\n';
  })();
}
