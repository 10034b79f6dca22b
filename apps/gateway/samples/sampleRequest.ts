import { join } from 'node:path';
import type { AddRequest } from '../src/library/AddRequest.ts';
import { hashOrigin } from '../src/library/hashOrigin.ts';
import { serialBook } from './serial/serialBook.ts';
import { bytesSource } from '@shuye/book-importer';
import { loadSampleBook } from './loadSampleBook.ts';
import type { SampleBook } from './SampleBook.ts';
import { SERIAL_SLUG } from './sampleSlugs.ts';

const DAY_MS = 86_400_000;
/** A finished book ended so many days ago. */
const ENDED = 40;

const TOP_CLASSES = { published: 501, novel: 502, 'short-story': 503 } as const;

/** Raised when the generated serial reads differently. */
const SERIAL_EDITION = '1';

const SERIAL_FACTS: SampleBook = {
  title: serialBook.title,
  author: serialBook.author,
  category: '玄幻',
  tags: ['长篇', '更夫', '城', '程序生成'],
  status: 'ongoing',
  kind: 'novel',
  description: serialBook.description,
  heroes: ['邬四', '豆子'],
  sale: { payMode: 'per-chapter', freeChapters: 60, discount: 'none', monthly: false },
  score: 8.2,
  reviewers: 1206,
  readers: 40_318,
  popularity: 52_760,
};

const openSample = (folder: string, slug: string) =>
  slug === SERIAL_SLUG
    ? Promise.resolve({ book: serialBook, facts: SERIAL_FACTS, source: bytesSource(slug, Buffer.from(SERIAL_EDITION)) })
    : loadSampleBook(join(folder, 'books', slug));

/** One chapter a day; of a book that goes on, the last came out today. */
const publishedDaily =
  ({ status }: SampleBook, nowMs: number) =>
  (ordinal: number, count: number): number =>
    nowMs - (count - ordinal + (status === 'finished' ? ENDED : 0)) * DAY_MS;

/** A book of the sample library as a request; `place` is its place in the library, from 0. */
export async function sampleRequest(
  folder: string,
  slug: string,
  { bookId, nowMs, place }: { bookId: number; nowMs: number; place: number },
): Promise<AddRequest> {
  const { book, facts, source } = await openSample(folder, slug);
  const { title, author, description, category, tags, heroes, status, kind, score, reviewers, readers, popularity } =
    facts;
  const { payMode, price, freeChapters, discount, limitedFreeDays, monthly, memberPercent } = facts.sale;
  return {
    book,
    origin: { hash: await hashOrigin(source, facts) },
    title,
    author,
    description,
    category,
    terms: {
      payMode,
      ...(price === undefined ? {} : { price }),
      ...(freeChapters === undefined ? {} : { freeChapters }),
      ...(discount === undefined ? {} : { discount }),
      ...(limitedFreeDays === undefined ? {} : { limitedFreeDays }),
      ...(monthly === undefined ? {} : { monthly }),
      ...(memberPercent === undefined ? {} : { memberPercent }),
    },
    facts: {
      tags,
      heroes,
      status,
      topClass: TOP_CLASSES[kind],
      score,
      reviewers,
      readers,
      popularity,
      createdAt: nowMs - place * DAY_MS,
    },
    identity: { bookId, sourceKey: `sample:${slug}` },
    // What ships with the product is brought up to date without anybody to ask.
    dropsBought: true,
    publishedAt: publishedDaily(facts, nowMs),
  };
}
