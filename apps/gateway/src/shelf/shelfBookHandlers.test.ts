import { checkBooks, presetBookList } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';

const row = (book_id: number, position: number) => ({ column_id: 'new-readers', book_id, position });
const SECONDS = NOW / 1000;

describe('the status of books', () => {
  it('says how a book grew beyond what the device knew [API-04] [API-41] [SHELFSYNC-25]', async () => {
    const { ask } = await startTestGateway({
      books: [aBookRow({ id: 1001, chapter_count: 3 })],
      chapters: [aChapterRow(1), aChapterRow(2, { updated_at: NOW + 5000 })],
    });
    const books = [{ bookId: '1001', chapterCount: 1, updatedAt: SECONDS }];
    const { body } = await sendCall(ask, checkBooks, { books });
    expect([...readAnswer(checkBooks, body).values()]).toEqual([
      { bookId: '1001', newChapters: 2, updatedAt: SECONDS + 5, isTakenDown: false },
    ]);
  });

  it('never says that a book has shrunk', async () => {
    const { ask } = await startTestGateway({ books: [aBookRow({ chapter_count: 3 })] });
    const { body } = await sendCall(ask, checkBooks, { books: [{ bookId: '1001', chapterCount: 9, updatedAt: 0 }] });
    expect(readAnswer(checkBooks, body).get('1001')?.newChapters).toBe(0);
  });

  it('says the same of a book that was taken down and of one that never was [API-41]', async () => {
    const { ask } = await startTestGateway({ books: [aBookRow({ taken_down: 1 })] });
    const books = ['1001', '999', 'x-1'].map((bookId) => ({ bookId, chapterCount: 1, updatedAt: 1 }));
    const { body } = await sendCall(ask, checkBooks, { books });
    expect([...readAnswer(checkBooks, body).values()].map(({ isTakenDown }) => isTakenDown)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('the preset books', () => {
  it('are those of the column in its order, and one that was taken down says so [API-05] [API-42]', async () => {
    const { ask, database } = await startTestGateway({
      books: [1001, 1002, 1003].map((id) => aBookRow({ id, title: `书${id}`, taken_down: id === 1002 ? 1 : 0 })),
    });
    await database
      .insertInto('book_column')
      .values([row(1003, 1), row(1002, 2), row(1001, 3)])
      .execute();
    const { body } = await sendCall(ask, presetBookList, { columnId: 'new-readers' });
    expect(body).toMatchObject({ bookList: [{ shelfStatus: 1 }, { bookId: 1002, shelfStatus: 2 }, {}] });
    expect(readAnswer(presetBookList, body).map(({ title }) => title)).toEqual(['书1003', '书1001']);
  });

  it('of an unknown column are refused', async () => {
    const { ask } = await startTestGateway();
    expect((await sendCall(ask, presetBookList, { columnId: 'none' })).body).toMatchObject({ state: 404 });
  });
});
