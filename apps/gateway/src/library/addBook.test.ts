import { decodeChapter } from '@shuye/core-domain/content';
import { describe, expect, it } from 'vitest';
import type { ImportedChapter } from '@shuye/book-importer';
import { parseEpub, anEpub, PIXEL, prose } from '@shuye/book-importer/testing';
import type { FileStore } from '../file-store/FileStore.ts';
import { addBook } from './addBook.ts';
import { checkLibrary } from './checkLibrary.ts';
import { chapterFile } from './contentFolders.ts';
import type { Library } from './Library.ts';
import { createTestLibrary, NOW } from './testing/createTestLibrary.ts';
import { aRequest } from './testing/aRequest.ts';

const chaptersOf = ({ database }: Library, bookId: number) =>
  database.selectFrom('chapter').selectAll().where('book_id', '=', bookId).orderBy('ordinal').execute();

const bookOf = ({ database }: Library, bookId: number) =>
  database.selectFrom('book').selectAll().where('id', '=', bookId).executeTakeFirstOrThrow();

const contentOf = async ({ files }: Library, chapter: { content_file: string } | undefined): Promise<unknown> =>
  JSON.parse(String(await files.read(chapterFile('free', chapter?.content_file ?? ''))));

const utf8 = {
  encode: (text: string) => new TextEncoder().encode(text),
  decode: (bytes: Uint8Array) => new TextDecoder().decode(bytes),
};

const broken = (at: number) => ({
  async *chapters(): AsyncIterable<ImportedChapter> {
    for (let number = 0; number < at; number++)
      yield { title: '早市', level: 1, words: 1, content: { kind: 'text', text: '潮' }, files: [] };
    throw new Error('the file is damaged');
  },
});

const onlyOneChapter = async function* (): AsyncIterable<ImportedChapter> {
  yield { title: '只有一章', level: 1, words: 1, content: { kind: 'text', text: '潮' }, files: [] };
};

describe('addBook', () => {
  it('stores a free book: rows, content files that decode, a drawn cover', async () => {
    const library = await createTestLibrary();
    const { bookId, change, report } = await addBook(library, aRequest());
    expect(change).toBe('added');
    expect(report).toMatchObject({
      title: '潮信录',
      author: '沈渡舟',
      chapters: 3,
      words: 3000,
      firstChapter: '早市',
      lastChapter: '斗笠',
    });

    const book = await bookOf(library, bookId);
    expect(book).toMatchObject({
      title: '潮信录',
      format: 1,
      pay_mode: '0',
      free_stack: 1,
      chapter_count: 3,
      word_count: 3000,
      revision: 1,
    });
    const chapters = await chaptersOf(library, bookId);
    expect(
      chapters.map(({ title, ordinal, volume, volume_title, is_free, bean_price }) => ({
        title,
        ordinal,
        volume,
        volume_title,
        is_free,
        bean_price,
      })),
    ).toEqual(
      ['早市', '木箱', '斗笠'].map((title, at) => ({
        title,
        ordinal: at + 1,
        volume: 1,
        volume_title: '正文',
        is_free: 1,
        bean_price: 0,
      })),
    );
    const [first] = chapters;
    const { ChapterContent } = (await contentOf(library, first)) as { ChapterContent: string };
    expect(decodeChapter(ChapterContent, utf8)).toBe(`早市\n${prose(1000)}`);
    expect(await library.names()).toContain(`covers/${book.cover_file}`);
    expect(book.cover_file).toMatch(new RegExp(`^${bookId}-[0-9a-f]{8}\\.svg$`));
  });

  it('never gives an own book the id of one that ships with the product', async () => {
    expect((await addBook(await createTestLibrary(), aRequest())).bookId).toBe(10_001);
  });

  it('leaves a book alone that is there already', async () => {
    const library = await createTestLibrary();
    const first = await addBook(library, aRequest());
    const second = await addBook(library, aRequest());
    expect(second).toMatchObject({ bookId: first.bookId, change: 'unchanged', report: first.report });
    expect((await bookOf(library, first.bookId)).revision).toBe(1);
  });

  it('writes a book anew that lost a file', async () => {
    const library = await createTestLibrary();
    const { bookId } = await addBook(library, aRequest());
    const [chapter] = await chaptersOf(library, bookId);
    await library.files.remove(chapterFile('free', chapter?.content_file ?? ''));
    expect((await addBook(library, aRequest())).change).toBe('updated');
    expect((await checkLibrary(library)).problems).toEqual([]);
  });

  it('keeps the ids of the book and of its chapters when one is inserted', async () => {
    const library = await createTestLibrary();
    const { bookId } = await addBook(library, aRequest());
    const before = await chaptersOf(library, bookId);
    const updated = await addBook(
      { ...library, nowMs: () => NOW + 1000 },
      aRequest({ chapters: ['早市', '涨潮', '木箱', '斗笠'] }),
    );
    expect(updated).toMatchObject({ bookId, change: 'updated' });
    const after = await chaptersOf(library, bookId);
    expect(after.map(({ title }) => title)).toEqual(['早市', '涨潮', '木箱', '斗笠']);
    expect([after[0]?.id, after[2]?.id, after[3]?.id]).toEqual(before.map(({ id }) => id));
    expect(before.map(({ id }) => id)).not.toContain(after[1]?.id);
  });

  it('dates only the chapters that changed', async () => {
    const library = await createTestLibrary();
    const { bookId } = await addBook(library, aRequest());
    await addBook({ ...library, nowMs: () => NOW + 1000 }, aRequest({ chapters: ['早市', '木箱', '斗笠', '石阶'] }));
    expect((await chaptersOf(library, bookId)).map((chapter) => chapter.updated_at - NOW)).toEqual([0, 0, 0, 1000]);
  });

  it('drops the old revision once the new one is in force', async () => {
    const library = await createTestLibrary();
    const { bookId } = await addBook(library, aRequest());
    await addBook(library, aRequest({ chapters: ['早市', '木箱'] }));
    const files = await library.names();
    expect(files.filter((file) => file.includes(`/${bookId}/1/`))).toEqual([]);
    expect(files.filter((file) => file.includes(`/${bookId}/2/`))).toHaveLength(2);
    expect(files.filter((file) => file.startsWith('staging'))).toEqual([]);
  });

  it('gives no id twice, even after books are gone', async () => {
    const library = await createTestLibrary();
    const { bookId } = await addBook(library, aRequest());
    const ids = (await chaptersOf(library, bookId)).map(({ id }) => id);
    await library.database.deleteFrom('book').execute();
    const again = await addBook(library, aRequest({ book: { title: '另一本' } }));
    expect(again.bookId).toBe(bookId + 1);
    expect((await chaptersOf(library, again.bookId)).every(({ id }) => !ids.includes(id))).toBe(true);
  });

  it('puts charged chapters under the charge prefix, with a price', async () => {
    const library = await createTestLibrary();
    const { bookId } = await addBook(
      library,
      aRequest({ terms: { payMode: 'per-chapter', freeChapters: 1, price: 8 } }),
    );
    const chapters = await chaptersOf(library, bookId);
    expect(chapters.map(({ is_free, bean_price }) => [is_free, bean_price])).toEqual([
      [1, 0],
      [0, 8],
      [0, 8],
    ]);
    const files = await library.names();
    expect(files).toContain(`content/free/${chapters[0]?.content_file}`);
    expect(files).toContain(`content/charge/${chapters[1]?.content_file}`);
    expect(files).not.toContain(`content/free/${chapters[1]?.content_file}`);
  });

  it('keeps the terms of a sold book when its text is imported again', async () => {
    const library = await createTestLibrary();
    const { bookId } = await addBook(library, aRequest({ terms: { payMode: 'per-chapter', freeChapters: 1 } }));
    await addBook(library, aRequest({ chapters: ['早市', '木箱', '斗笠', '石阶'] }));
    expect((await chaptersOf(library, bookId)).map(({ is_free }) => is_free)).toEqual([1, 0, 0, 0]);
    expect((await bookOf(library, bookId)).pay_mode).toBe('3');
  });

  it('stores markup with links to chapter ids and pictures below the free prefix', async () => {
    const library = await createTestLibrary();
    const pages = [
      { name: 'one.xhtml', body: '<p><img src="a.png" alt="潮"/><a href="two.xhtml#n">注</a></p>' },
      { name: 'two.xhtml', body: '<p id="n">注文</p>' },
    ];
    const book = parseEpub('石阶集.epub', anEpub({ pages, files: { 'OEBPS/a.png': PIXEL } }));
    const { bookId } = await addBook(library, { book, origin: { hash: '1' } });
    const [first, second] = await chaptersOf(library, bookId);
    expect(await contentOf(library, first)).toEqual({
      state: 200,
      ChapterContent: `<p><img src="${bookId}/1/img/a.png" alt="潮"><a href="#${second?.id}/e-n">注</a></p>`,
      css: '',
    });
    expect(await library.names()).toContain(`content/free/${bookId}/1/img/a.png`);
    expect((await bookOf(library, bookId)).format).toBe(2);
  });

  it('numbers volumes, with what stands in front of the first as one of its own', async () => {
    const library = await createTestLibrary();
    const outline = [
      { title: '楔子', level: 1 },
      { title: '早市', level: 1, volume: 0 },
      { title: '木箱', level: 1, volume: 1 },
    ];
    const book = {
      outline,
      volumes: ['沙', '簿'],
      async *chapters(): AsyncIterable<ImportedChapter> {
        for (const entry of outline) yield { ...entry, words: 1, content: { kind: 'text', text: '潮' }, files: [] };
      },
    };
    const { bookId } = await addBook(library, aRequest({ book }));
    expect((await chaptersOf(library, bookId)).map(({ volume, volume_title }) => [volume, volume_title])).toEqual([
      [1, '卷首'],
      [2, '沙'],
      [3, '簿'],
    ]);
  });

  describe('what the owner sets by hand', () => {
    const picture = { name: 'cover.png', mediaType: 'image/png', bytes: PIXEL };

    it('is kept when the same file is imported again', async () => {
      const library = await createTestLibrary();
      const { bookId } = await addBook(library, aRequest({ title: '潮', author: '某某', cover: picture }));
      const cover = (await bookOf(library, bookId)).cover_file;
      expect(cover).toMatch(/\.png$/);
      expect((await addBook(library, aRequest({ chapters: ['早市', '新章'] }))).bookId).toBe(bookId);
      expect(await bookOf(library, bookId)).toMatchObject({ title: '潮', author: '某某', cover_file: cover });
    });

    it('may be set later, and the old cover is gone', async () => {
      const library = await createTestLibrary();
      const { bookId } = await addBook(library, aRequest());
      expect((await addBook(library, aRequest({ title: '潮', cover: picture }))).bookId).toBe(bookId);
      expect(await bookOf(library, bookId)).toMatchObject({ title: '潮' });
      expect((await library.names()).filter((file) => file.startsWith('covers'))).toHaveLength(1);
    });

    it('keeps two files of one name apart', async () => {
      const library = await createTestLibrary();
      const one = await addBook(library, aRequest({ title: '甲', origin: { path: '/a/book.txt', hash: 'a' } }));
      const two = await addBook(library, aRequest({ title: '乙', origin: { path: '/b/book.txt', hash: 'b' } }));
      expect(two.bookId).not.toBe(one.bookId);
    });
  });

  describe('a failure', () => {
    it('while a new book is read leaves nothing', async () => {
      const library = await createTestLibrary();
      await expect(addBook(library, aRequest({ book: broken(2) }))).rejects.toThrow('damaged');
      expect(await library.names()).toEqual([]);
      expect(await library.database.selectFrom('book').selectAll().execute()).toEqual([]);
    });

    it('to write the very last file is noticed', async () => {
      const { names, ...library } = await createTestLibrary();
      const unwritable = { name: 'last.png', mediaType: 'image/png', bytes: PIXEL };
      const write: FileStore['write'] = (name, bytes) =>
        name.endsWith('last.png') ? Promise.reject(new Error('no room')) : library.files.write(name, bytes);
      const book = {
        async *chapters(): AsyncIterable<ImportedChapter> {
          yield { title: '早市', level: 1, words: 1, content: { kind: 'text', text: '潮' }, files: [unwritable] };
        },
      };
      const failing = { ...library, files: { ...library.files, write } };
      await expect(addBook(failing, aRequest({ book, chapters: ['早市'] }))).rejects.toThrow('no room');
      expect(await names()).toEqual([]);
    });

    it('while a book is brought up to date leaves the old one', async () => {
      const library = await createTestLibrary();
      const { bookId } = await addBook(library, aRequest());
      const before = { files: await library.names(), chapters: await chaptersOf(library, bookId) };
      await expect(
        addBook(library, aRequest({ book: broken(1), chapters: ['甲', '乙'], origin: { hash: 'new' } })),
      ).rejects.toThrow('damaged');
      expect({ files: await library.names(), chapters: await chaptersOf(library, bookId) }).toEqual(before);
    });

    it('of the database leaves the old book, with its content', async () => {
      const library = await createTestLibrary();
      const { bookId } = await addBook(library, aRequest());
      const before = { files: await library.names(), chapters: await chaptersOf(library, bookId) };
      const failing = new Error('the disk is full');
      const database = library.database.withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind === 'InsertQueryNode') throw failing;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
      await expect(addBook({ ...library, database }, aRequest({ chapters: ['甲'] }))).rejects.toThrow(failing);
      expect((await library.names()).filter((file) => file.startsWith('content'))).toEqual(
        before.files.filter((file) => file.startsWith('content')),
      );
      expect(await chaptersOf(library, bookId)).toEqual(before.chapters);
      expect((await checkLibrary(library)).problems).toEqual([]);
    });

    it('is told when the book reads differently the second time', async () => {
      const library = await createTestLibrary();
      const outline = [
        { title: '只有一章', level: 1 },
        { title: '其实没有', level: 1 },
      ];
      await expect(addBook(library, aRequest({ book: { outline, chapters: onlyOneChapter } }))).rejects.toThrow(
        '1 chapters, but 2 titles',
      );
    });
  });

  it('clears what an import that was killed left in its way', async () => {
    const library = await createTestLibrary();
    const { bookId } = await addBook(library, aRequest());
    await library.files.write(`content/free/${bookId}/2/1.json`, 'half');
    await addBook(library, aRequest({ chapters: ['早市'] }));
    expect((await library.names()).filter((file) => file.startsWith(`content/free/${bookId}/2`))).toHaveLength(1);
    expect((await checkLibrary(library)).problems).toEqual([]);
  });
});
