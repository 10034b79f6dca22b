import { rm } from 'node:fs/promises';
import { findPostgres, startPostgres, type RunningPostgres } from '@shuye/tooling/postgres';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/openDatabase.ts';
import { addBook } from '../../library/addBook.ts';
import { aRequest } from '../../library/testing/aRequest.ts';
import { removeBook } from '../../library/removeBook.ts';
import type { Library } from '../../library/Library.ts';
import { createDataFolder } from '../testing/createDataFolder.ts';
import { movePlace } from './movePlace.ts';

const bin = findPostgres();

const comment = (book_id: number) => ({
  book_id,
  source: 'reader' as const,
  nickname: '甲',
  avatar_url: '',
  text: '好',
  score: null,
  reply_count: 0,
  like_count: 0,
  published_at: 1_790_000_000_123,
});

const other = (title: string) => aRequest({ book: { title }, origin: { path: `/books/${title}.txt`, hash: title } });

const nextBook = async (library: Library): Promise<number> => (await addBook(library, other('新'))).bookId;

describe.runIf(bin)('moving to PostgreSQL', () => {
  let server: RunningPostgres;
  let folder = '';
  let library: Awaited<ReturnType<typeof createDataFolder>>['library'];
  let databaseUrl = '';
  let made = 0;

  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    ({ folder, library } = await createDataFolder());
    made += 1;
    const client = new Client(server.address('postgres'));
    await client.connect();
    await client.query(`create database target_${made}`);
    await client.end();
    databaseUrl = server.address(`target_${made}`);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const move = () => movePlace({ dataDir: library.dataDir, databaseUrl });
  const moved = async () => ({ ...library, database: await openDatabase({ dataDir: library.dataDir, databaseUrl }) });

  it('takes every row of every table along', async () => {
    const { bookId } = await addBook(library, other('另一本'));
    await library.database
      .insertInto('comment')
      .values([comment(bookId), comment(bookId)])
      .execute();
    const before = await library.database.selectFrom('comment').selectAll().orderBy('id').execute();
    await library.database.destroy();

    const counts = await move();
    expect(counts).toMatchObject({ book: 2, reading_time: 1, comment: 2 });
    const there = await moved();
    expect(await there.database.selectFrom('comment').selectAll().orderBy('id').execute()).toEqual(before);
    await there.database.destroy();
  });

  it('goes on counting where the file ended', async () => {
    const { bookId } = await addBook(library, other('另一本'));
    await library.database.insertInto('comment').values(comment(bookId)).execute();
    await removeBook(library, bookId);
    await library.database.destroy();
    await move();
    const there = await moved();
    expect(await nextBook(there)).toBeGreaterThan(bookId);
    const [{ id: first } = { id: 0 }] = await there.database.selectFrom('book').select('id').execute();
    await there.database.insertInto('comment').values(comment(first)).execute();
    await there.database.insertInto('comment').values(comment(first)).execute();
    await there.database.destroy();
  });

  it('refuses to run while a gateway is running', async () => {
    await expect(move()).rejects.toThrow(/is in use: stop the gateway/);
    await library.database.destroy();
  });

  it('does not mix the rows with others', async () => {
    await library.database.destroy();
    await move();
    await expect(move()).rejects.toThrow(/not empty/);
  });
});
