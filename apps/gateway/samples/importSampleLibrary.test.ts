import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { prose } from '@shuye/book-importer/testing';
import { checkLibrary } from '../src/library/checkLibrary.ts';
import { createTestLibrary, NOW } from '../src/library/testing/createTestLibrary.ts';
import { importSampleLibrary } from './importSampleLibrary.ts';

const DAY_MS = 86_400_000;

const facts = (change: object = {}) => ({
  title: '潮信录',
  author: '沈渡舟',
  category: '都市',
  tags: ['海'],
  status: 'finished',
  kind: 'novel',
  description: '一只木箱。',
  heroes: ['旺嫂'],
  sale: { payMode: 'per-chapter', freeChapters: 1, discount: 'none', monthly: true },
  score: 8.8,
  reviewers: 12,
  readers: 340,
  popularity: 560,
  ...change,
});

let folder: string;

/** The serial of three thousand chapters takes its time; `shippedLibrary.test.ts` reads it. */
const ONLY = ['bo-shi', 'an-yu'];

async function addSample(slug: string, change: object = {}): Promise<void> {
  const place = join(folder, 'books', slug);
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'book.json'), JSON.stringify(facts(change)));
  const chapters = ['早市', '木箱', '斗笠'].map((title, at) => `第${at + 1}章　${title}\n\n　　${prose(300, at)}\n`);
  await writeFile(join(place, 'book.txt'), chapters.join('\n'));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuye-samples-'));
  await addSample('bo-shi', { title: '博识' });
  await addSample('an-yu', { title: '暗语', status: 'ongoing' });
  await writeFile(join(folder, 'order.json'), JSON.stringify(['bo-shi']));
});

describe('importSampleLibrary', () => {
  it('says how many books are there when the disk is full in the middle, and goes on with the next run', async () => {
    const library = await createTestLibrary();
    const { files } = library;
    const write: typeof files.write = async (name, bytes) => {
      if (name.includes('1002')) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      return files.write(name, bytes);
    };
    const request = { ...library, folder, only: ONLY };
    await expect(importSampleLibrary({ ...request, files: { ...files, write } })).rejects.toThrow(
      /is full; 1 of \d+ books are in the library\. Free some space/,
    );
    const added = await importSampleLibrary(request);
    expect([...added.values()].map(({ change }) => change)).toEqual(['unchanged', 'added']);
  });

  it('gives every book its place, its facts and its terms', async () => {
    const library = await createTestLibrary();
    const added = await importSampleLibrary({ ...library, folder, only: ONLY });
    expect([...added].map(([slug, { bookId }]) => [slug, bookId])).toEqual([
      ['bo-shi', 1001],
      ['an-yu', 1002],
    ]);

    const book = await library.database.selectFrom('book').selectAll().where('id', '=', 1001).executeTakeFirstOrThrow();
    expect(book).toMatchObject({
      title: '博识',
      category: '都市',
      tags: '["海"]',
      heroes: '["旺嫂"]',
      top_class: 502,
      pay_mode: '3',
      is_monthly: 1,
      score: 8.8,
      reviewer_count: 12,
      reader_count: 340,
      popularity: 560,
      status: 'finished',
      source_key: 'sample:bo-shi',
    });
    expect(await checkLibrary(library)).toMatchObject({ books: 2, chapters: 6, problems: [] });
  });

  it('publishes a chapter a day, the last of an ongoing book today', async () => {
    const library = await createTestLibrary();
    await importSampleLibrary({ ...library, folder, only: ONLY });
    const rows = await library.database
      .selectFrom('chapter')
      .select('updated_at')
      .where('book_id', '=', 1002)
      .orderBy('ordinal')
      .execute();
    expect(rows.map(({ updated_at }) => (NOW - updated_at) / DAY_MS)).toEqual([2, 1, 0]);
  });

  it('leaves everything alone when it is called again', async () => {
    const library = await createTestLibrary();
    await importSampleLibrary({ ...library, folder, only: ONLY });
    const before = await library.names();
    const again = await importSampleLibrary({ ...library, folder, only: ONLY });
    expect([...again.values()].every(({ change }) => change === 'unchanged')).toBe(true);
    expect(await library.names()).toEqual(before);
  });

  it('brings one book up to date when its text or its facts change', async () => {
    const library = await createTestLibrary();
    await importSampleLibrary({ ...library, folder, only: ONLY });
    await addSample('bo-shi', { title: '博识新编', score: 9.1 });
    const again = await importSampleLibrary({ ...library, folder, only: ONLY });
    expect([...again.values()].map(({ change }) => change)).toEqual(['updated', 'unchanged']);
    const book = await library.database.selectFrom('book').selectAll().where('id', '=', 1001).executeTakeFirstOrThrow();
    expect(book).toMatchObject({ title: '博识新编', score: 9.1 });
  });

  it('renews an offer that ran out', async () => {
    await addSample('an-yu', {
      sale: { payMode: 'per-chapter', freeChapters: 1, discount: 'limited-free', limitedFreeDays: 7 },
    });
    const library = await createTestLibrary();
    await importSampleLibrary({ ...library, folder, only: ONLY });
    const end = async () =>
      (
        await library.database
          .selectFrom('book')
          .select('limited_free_end')
          .where('id', '=', 1002)
          .executeTakeFirstOrThrow()
      ).limited_free_end;
    expect(await end()).toBe((NOW + 7 * DAY_MS) / 1000);
    await importSampleLibrary({ ...library, nowMs: () => NOW + 3 * DAY_MS, folder, only: ONLY });
    expect(await end()).toBe((NOW + 7 * DAY_MS) / 1000);
    await importSampleLibrary({ ...library, nowMs: () => NOW + 8 * DAY_MS, folder, only: ONLY });
    expect(await end()).toBe((NOW + 15 * DAY_MS) / 1000);
  });

  it('shows the progress of an import', async () => {
    const shares: number[] = [];
    const onProgress = ({ books, count, share }: { books: number; count: number; share: number }): void =>
      void shares.push((books + share) / count);
    await importSampleLibrary({ ...(await createTestLibrary()), folder, only: ONLY, onProgress });
    expect(shares[0]).toBe(0);
    expect(shares.every((share, at) => share >= (shares[at - 1] ?? 0) || at === shares.length - 1)).toBe(true);
  });

  it('names the file that cannot be used', async () => {
    await addSample('bo-shi', { score: 'very good' });
    await expect(importSampleLibrary({ ...(await createTestLibrary()), folder, only: ONLY })).rejects.toThrow(
      /book\.json: score/,
    );
  });
});
