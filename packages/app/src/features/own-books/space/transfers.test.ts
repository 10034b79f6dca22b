// @vitest-environment node
import type { ChapterContent } from '@shuye/core-domain/chapter';
import { localBookId } from '@shuye/core-domain/book';
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBookWorker } from '../../../testing/aBookWorker.ts';
import { aSpaceServer } from '../../../testing/aSpaceServer.ts';
import type { Fields } from '../../../testing/fakeServer.ts';
import { testServices } from '../../../testing/testServices.ts';
import type { OwnBook } from '../OwnBook.ts';
import { inOwnBooks } from '../openOwnBooks.ts';
import { findOwnBook, listOwnBooks, readOwnChapter, readOwnPicture } from '../ownBooks.ts';
import { writeBook } from '../writeBook.ts';
import { base64 } from '../../../services/base64.ts';
import { bytesOf } from './bytesOf.ts';
import { downloadBook } from './downloadBook.ts';
import { packBook } from './packBook.ts';
import { uploadBook } from './uploadBook.ts';

const READER = '9000001';
const nowMs = () => 1_790_000_000_000;

const onAnotherDevice = () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
};
beforeEach(() => {
  aBookWorker();
  onAnotherDevice();
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Made {
  title: string;
  contents: readonly ChapterContent[];
  pictures: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[];
}

async function keep({ title, contents, pictures }: Made): Promise<OwnBook> {
  const book: OwnBook = {
    bookId: localBookId('1x-2y-3'),
    owner: READER,
    edition: 'here',
    title,
    author: '沈渡舟',
    format: 'epub',
    wordCount: contents.length * 9,
    addedAtMs: nowMs(),
    chapters: contents.map((_, at) => ({ chapterId: `c${at}`, title: `第${at}夜`, wordCount: 9, level: 1 })),
    volumes: [{ title: '卷一', firstIndex: 0 }],
    cover: new Blob([Uint8Array.of(1, 2, 3)], { type: 'image/png' }),
  };
  await writeBook({ edition: book.edition, nowMs }, async (put) => {
    for (const [index, content] of contents.entries()) await put({ chapter: { index, content }, pictures: [] });
    for (const [name, bytes] of pictures)
      await put({ pictures: [{ name, picture: new Blob([bytes], { type: 'image/png' }) }] });
    return book;
  });
  return book;
}

function aDevice(server = aSpaceServer()) {
  const { client, seen } = testServices({ answers: server.answers, userId: READER });
  const shares: number[] = [];
  const abort = new AbortController();
  const options = { send: client.send, signal: abort.signal, onProgress: (share: number) => void shares.push(share) };
  const download = (upload: string, edition = 'there') =>
    downloadBook({ bookId: localBookId('1x-2y-3'), upload }, { ...options, owner: READER, edition, nowMs });
  return { server, seen, shares, abort, options, download };
}

const theUpload = ({ books }: ReturnType<typeof aSpaceServer>) => [...books.values()][0] ?? expect.unreachable();

/** What a server answers by itself. */
const give = (answer: unknown, fields: Fields): Response => (answer as (given: Fields) => unknown)(fields) as Response;

/** Text that takes a few pieces, however it is packed. */
const long = (seed: number): string => {
  let state = seed;
  return Array.from({ length: 300_000 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(0x4e00 + (state % 20_000));
  }).join('');
};
const text = (words: string): ChapterContent => ({ kind: 'text', text: words });

const made: fc.Arbitrary<Made> = fc.record({
  title: fc.string({ minLength: 1, maxLength: 9 }).filter((title) => title.trim() !== ''),
  contents: fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }).map(text),
      fc.record({ kind: fc.constant('markup' as const), markup: fc.string(), css: fc.string() }),
    ),
    { minLength: 1, maxLength: 60 },
  ),
  pictures: fc.uniqueArray(fc.tuple(fc.constantFrom('a.png', 'b.png', 'c-2.png'), fc.uint8Array({ minLength: 1 })), {
    selector: ([name]) => name,
  }) as fc.Arbitrary<Made['pictures']>,
});

describe('a book that goes through the space of the account', () => {
  it('is on the other device what it was on the first, text by text and picture by picture', async () => {
    await fc.assert(
      fc.asyncProperty(made, async (one) => {
        onAnotherDevice();
        const { server, options, download } = aDevice();
        const book = await keep(one);
        await uploadBook(book, options);
        onAnotherDevice();
        await download(theUpload(server).upload);
        const there = (await findOwnBook(book.bookId, READER)) ?? expect.unreachable();
        const { edition: _, cover, ...facts } = there;
        expect(facts).toEqual({ ...facts, title: one.title, chapters: book.chapters, volumes: book.volumes });
        expect(await bytesOf(cover ?? expect.unreachable())).toEqual(Uint8Array.of(1, 2, 3));
        for (const [index, content] of one.contents.entries())
          expect(await readOwnChapter('there', index)).toEqual(content);
        for (const [name, bytes] of one.pictures)
          expect(await bytesOf((await readOwnPicture('there', name)) ?? expect.unreachable())).toEqual(bytes);
      }),
      { numRuns: 12 },
    );
  });

  it('is packed into the same bytes each time, so that an upload that was broken off goes on', async () => {
    const book = await keep({ title: '夜渡', contents: [text(long(1)), text('灯')], pictures: [] });
    const [one, two] = [await packBook(book, vi.fn()), await packBook(book, vi.fn())];
    expect([one.digest, one.bytes]).toEqual([two.digest, two.bytes]);
  });

  it('that was broken off sends only what is missing, and its progress never goes back', async () => {
    const book = await keep({ title: '夜渡', contents: [text(long(2))], pictures: [] });
    const first = aDevice();
    let written = 0;
    const { writeSpaceBook } = first.server.answers;
    const cut = aDevice({
      ...first.server,
      answers: {
        ...first.server.answers,
        writeSpaceBook: (fields) => {
          written += 1;
          if (written === 2) cut.abort.abort(new DOMException('Given up.', 'AbortError'));
          return give(writeSpaceBook, fields);
        },
      },
    });
    await expect(uploadBook(book, cut.options)).rejects.toMatchObject({ name: 'AbortError' });
    const came = theUpload(first.server).pieces.size;
    const again = aDevice(first.server);
    await uploadBook(book, again.options);
    const sent = again.seen.filter(({ name }) => name === 'writeSpaceBook').length;
    expect(sent).toBe(Math.ceil(theUpload(first.server).bytes / 180_000) - came);
    expect(again.shares).toEqual(again.shares.toSorted((a, b) => a - b));
    expect(theUpload(first.server).isWhole).toBe(1);
  });

  it.each([
    ['nothing of its first piece', (): Uint8Array => Uint8Array.of(1, 2, 3, 4)],
    ['another text', (): Uint8Array => deflateSync(new TextEncoder().encode('{"type":"page"}\n'))],
    ['a bomb', (): Uint8Array => deflateSync(new Uint8Array(8_000_000))],
  ])('and is damaged there (%s) is told in one sentence, and nothing of it stays on the device', async (_, damage) => {
    const { server, options, download } = aDevice();
    await uploadBook(await keep({ title: '夜渡', contents: [text('灯')], pictures: [] }), options);
    const { upload, pieces } = theUpload(server);
    pieces.set(0, base64.encode(damage()));
    onAnotherDevice();
    await expect(download(upload)).rejects.toMatchObject({ message: '这本书在空间里损坏了，请在原来的设备上重新上传' });
    expect(await listOwnBooks(READER)).toEqual([]);
    const left = await inOwnBooks('readonly', ['chapters'], async (store) => {
      const keys = store('chapters').getAllKeys();
      return new Promise((resolve) => keys.addEventListener('success', () => resolve(keys.result)));
    });
    expect(left).toEqual([]);
  });

  it('waits where the server has too much to do, and goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 });
    let refused = 0;
    const { answers, books } = aSpaceServer();
    const { writeSpaceBook } = answers;
    const { options } = aDevice({
      books,
      answers: {
        ...answers,
        writeSpaceBook: (fields) => {
          refused += 1;
          if (refused === 1) return new Response('{}', { status: 429 });
          return give(writeSpaceBook, fields);
        },
      },
    });
    await uploadBook(await keep({ title: '夜渡', contents: [text('灯')], pictures: [] }), options);
    expect(refused).toBe(2);
    vi.useRealTimers();
  });
});
