import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { loadOwnSpace, readSpaceBook, type OwnSpace } from '@shuye/api-client/calls';
import { ownBookLines, OWN_BOOK_PIECE } from '@shuye/core-domain/own-book-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGateway } from '../http/createGateway.ts';
import { CallerGone } from '../patience/CallerGone.ts';
import { aSpace, aSpaceFile, type SpaceFile } from '../testing/aSpace.ts';
import { sendCall } from '../testing/sendCall.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
import { clearSpaces, LEFT_FOR_MS, UNFINISHED_TTL_MS } from './clearSpaces.ts';

const [NONE, FULL, TOO_MANY, DAMAGED] = [20_010, 20_011, 20_012, 20_013];

async function aReaderWithSpace(space = { maxBytes: 4_000_000, maxBooks: 3 }) {
  const gateway = await startTestGateway({ space });
  const me = await gateway.signIn();
  const folders = () => gateway.files.list('spaces');
  const leftovers = () => gateway.database.selectFrom('own_space_leftover').selectAll().execute();
  return { ...gateway, me, folders, leftovers, ...aSpace(me), spaceOf: (who: typeof me) => aSpace(who) };
}

const firstUpload = async (list: () => Promise<OwnSpace>): Promise<string> => (await list()).books[0]?.upload ?? '';

/** Text that does not deflate to less than a few pieces. */
const long = () => randomBytes(400_000).toString('base64');
const another = (at: number) => aSpaceFile({ bookId: `local-${at}`, title: `第${at}本` });

describe('a book of a reader’s own space', () => {
  it('is given back piece by piece as it came, on every device of the account, with what it takes of the quota', async () => {
    const { upload, list, download } = await aReaderWithSpace();
    const file = aSpaceFile({}, { chapter: long() });
    expect(file.packed.length).toBeGreaterThan(2 * OWN_BOOK_PIECE);
    expect(await upload(file)).toBe(200);
    const { books, ...quota } = await list();
    expect(quota).toEqual({ usedBytes: file.packed.length, maxBytes: 4_000_000, maxBooks: 3 });
    expect(books).toMatchObject([{ bookId: file.bookId, title: '夜渡', format: 'txt', isWhole: true, at: NOW }]);
    expect(await download(books[0]?.upload ?? '', file.packed.length)).toEqual(file.packed);
  });

  it('goes on where it stopped: only what is missing is sent, and twice is once', async () => {
    const { begin, write, finish, list, folders } = await aReaderWithSpace();
    const file = aSpaceFile({}, { chapter: long() });
    const first = await begin(file);
    await write(first.upload, file, 1);
    await write(first.upload, file, 1);
    expect(await finish(first.upload)).toMatchObject({ state: NONE });
    const again = await begin(file);
    expect(again).toMatchObject({ upload: first.upload, missing: first.missing.filter((ordinal) => ordinal !== 1) });
    expect(await list()).toMatchObject({ books: [{ isWhole: false }], usedBytes: file.packed.length });
    for (const ordinal of again.missing) await write(again.upload, file, ordinal);
    expect([await finish(again.upload), await finish(again.upload)]).toMatchObject([{ state: 200 }, { state: 200 }]);
    expect(await begin(file)).toMatchObject({ upload: first.upload, isWhole: 1, missing: [] });
    expect(await folders()).toHaveLength(1);
  });

  it('keeps the pieces that came when a sender hangs up or the database fails behind one of them', async () => {
    const { begin, write, folders, parts, files, me, spaceOf } = await aReaderWithSpace();
    const file = aSpaceFile({}, { chapter: long() });
    const { upload } = await begin(file);
    await write(upload, file, 0);
    let isGone = false;
    const database = parts.database.withPlugin({
      transformQuery: ({ node }) => {
        if (isGone) throw new CallerGone();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const hangingUp: typeof files = {
      ...files,
      write: async (name, bytes) => {
        await files.write(name, bytes);
        isGone = true;
      },
    };
    const { request } = createGateway({ ...parts, database, files: hangingUp });
    const headers = { authorization: `Bearer ${me.token}` };
    const ask: typeof me.ask = async (path, init) => {
      const { status, headers: answered } = await request(path, { ...init, headers });
      return { status, headers: answered, body: {} };
    };
    await spaceOf({ ...me, ask }).write(upload, file, 1);
    expect(isGone).toBe(true);
    expect(await folders()).toHaveLength(1);
    expect((await begin(file)).missing).not.toContain(0);
  });

  it('that is brought again in another shape takes the place of the first, which stands until then', async () => {
    const { upload, begin, list, folders } = await aReaderWithSpace();
    await upload(aSpaceFile());
    const other = aSpaceFile({ title: '夜渡（修订）' });
    await begin(other);
    expect((await list()).books.filter(({ isWhole }) => isWhole)).toMatchObject([{ title: '夜渡' }]);
    expect(await upload(other)).toBe(200);
    expect((await list()).books).toMatchObject([{ title: '夜渡（修订）', isWhole: true }]);
    expect(await folders()).toHaveLength(1);
  });

  it('is deleted with its files, and is read by nobody from that moment on', async () => {
    const { upload, remove, read, list, folders } = await aReaderWithSpace();
    await upload(aSpaceFile());
    const name = await firstUpload(list);
    await remove(aSpaceFile().bookId);
    expect([await read(name, 0), await remove(aSpaceFile().bookId)]).toMatchObject([{ state: NONE }, { state: 200 }]);
    expect([await list(), await folders()]).toMatchObject([{ books: [], usedBytes: 0 }, []]);
  });

  it('is nobody else’s: neither another account nor a guest lists, reads, finishes or deletes it', async () => {
    const { upload, list, signIn, spaceOf, ask } = await aReaderWithSpace();
    await upload(aSpaceFile());
    const name = await firstUpload(list);
    const other = await signIn();
    const theirs = spaceOf(other);
    expect(await theirs.titles()).toEqual([]);
    expect(await theirs.read(name, 0)).toMatchObject({ state: NONE });
    expect(await theirs.finish(name)).toMatchObject({ state: NONE });
    expect(await theirs.write(name, aSpaceFile(), 0)).toMatchObject({ state: NONE });
    await theirs.remove(aSpaceFile().bookId);
    const { me, titles } = { me: other, titles: (await list()).books };
    expect(titles).toHaveLength(1);
    expect((await sendCall(ask, loadOwnSpace, undefined, me.userId)).status).toBe(401);
    expect((await sendCall(ask, readSpaceBook, { upload: name, ordinal: 0 }, me.userId)).status).toBe(401);
  });

  it('is at no address: no file, page, search, map or log of the gateway knows it', async () => {
    const { upload, list, ask, log, me } = await aReaderWithSpace();
    await upload(aSpaceFile());
    const name = await firstUpload(list);
    for (const path of [`/spaces/${name}/0.bin`, `/content/free/../../spaces/${name}/0.bin`, `/covers/${name}`])
      expect((await ask(path)).status).toBe(404);
    expect(JSON.stringify((await ask('/sitemap.xml')).body)).not.toContain('local-');
    expect(log.join('')).not.toMatch(new RegExp(`夜渡|local-|${name}|${me.userId}`));
  });
});

describe('the quota of a reader’s own space', () => {
  it('is held to the byte and to the book, whatever is brought and deleted, in any order', async () => {
    const steps = fc.array(
      fc.record({ at: fc.integer({ min: 1, max: 5 }), does: fc.constantFrom('upload', 'begin', 'remove') }),
      { maxLength: 10 },
    );
    const limit = { maxBytes: 3 * another(1).packed.length + 40, maxBooks: 3 };
    const { signIn, spaceOf, folders } = await aReaderWithSpace(limit);
    let others = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { upload, begin, remove, list } = spaceOf(await signIn());
        for (const { at, does } of taken) {
          if (does === 'remove') await remove(another(at).bookId);
          else if (does === 'begin') await begin(another(at));
          else await upload(another(at));
          const { books, usedBytes } = await list();
          expect(usedBytes).toBe(books.reduce((sum, { bytes }) => sum + bytes, 0));
          expect(usedBytes).toBeLessThanOrEqual(limit.maxBytes);
          expect(new Set(books.map(({ bookId }) => bookId)).size).toBeLessThanOrEqual(limit.maxBooks);
          expect((await folders()).length).toBe(others + books.filter(({ isWhole }) => isWhole).length);
        }
        others = (await folders()).length;
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  it('is held when two devices bring books at once: one is taken, the other is told', async () => {
    const size = another(1).packed.length;
    const { begin, list } = await aReaderWithSpace({ maxBytes: size + 5, maxBooks: 9 });
    const states = await Promise.all([1, 2, 3, 4].map(async (at) => (await begin(another(at))).state));
    expect(states.toSorted((a, b) => a - b)).toEqual([200, FULL, FULL, FULL]);
    expect((await list()).books).toHaveLength(1);
  });

  it('of books is held too, and none are taken where the operator keeps none', async () => {
    const { upload } = await aReaderWithSpace({ maxBytes: 4_000_000, maxBooks: 1 });
    expect([await upload(another(1)), await upload(another(2)), await upload(another(1))]).toEqual([
      200,
      TOO_MANY,
      200,
    ]);
    const closed = await aReaderWithSpace({ maxBytes: 0, maxBooks: 0 });
    expect(await closed.upload(another(1))).toBe(FULL);
  });
});

const notDeflated = (): SpaceFile => ({ ...aSpaceFile(), packed: randomBytes(500) });
const bomb = (): SpaceFile => {
  const facts = { ...aSpaceFile(), chapters: [{ chapterId: 'c1', title: '', wordCount: 1, level: 1 }] };
  const text = `${ownBookLines.facts({ ...facts, volumes: [], pictures: 0 })}{"kind":"text","text":"`;
  return { ...aSpaceFile(), packed: deflateRawSync(Buffer.concat([Buffer.from(text), Buffer.alloc(12_000_000, 97)])) };
};
const withPicture = (mediaType: string, content: Buffer): SpaceFile => {
  const chapters = [{ chapterId: 'c1', title: '', wordCount: 1, level: 1 }];
  const facts = {
    bookId: 'local-9',
    title: '图',
    author: '',
    format: 'epub',
    chapters,
    volumes: [],
    pictures: 1,
  } as const;
  const text = [
    ownBookLines.facts(facts),
    ownBookLines.chapter({ kind: 'markup', markup: '<p>灯</p>', css: '' }),
    ownBookLines.picture({ name: 'a.png', mediaType, content: content.toString('base64') }),
  ].join('');
  return { ...aSpaceFile(facts, { text }) };
};

describe('what is no honest book', () => {
  it.each([
    ['bytes that are not deflated', notDeflated()],
    ['a bomb', bomb()],
    ['text that is no UTF-8', { ...aSpaceFile(), packed: deflateRawSync(Buffer.from([0xff, 0xfe, 0x0a])) }],
    ['nothing', aSpaceFile({}, { text: '' })],
    [
      'a file that is cut off',
      aSpaceFile({}, { text: ownBookLines.facts({ ...aSpaceFile(), chapters: [], volumes: [], pictures: 0 }) }),
    ],
    ['another book than was announced', { ...aSpaceFile(), title: '别的书' }],
    [
      'a page that says it is a picture',
      withPicture('image/png', Buffer.from('<html><script>alert(1)</script></html>')),
    ],
    [
      'a drawing that says it is a photograph',
      withPicture('image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ],
  ])('(%s) is refused in one sentence, and nothing of it stays', async (_, file) => {
    const { upload, list, folders } = await aReaderWithSpace();
    expect(await upload(file)).toBe(DAMAGED);
    expect([await list(), await folders()]).toMatchObject([{ books: [], usedBytes: 0 }, []]);
  });

  it('never takes the place of the book that is there', async () => {
    const { upload, titles } = await aReaderWithSpace();
    await upload(aSpaceFile());
    expect(await upload(notDeflated())).toBe(DAMAGED);
    expect(await titles()).toEqual(['夜渡']);
  });

  it('is a piece that has another size than it should: the others stay', async () => {
    const { begin, write, finish } = await aReaderWithSpace();
    const file = aSpaceFile();
    const { upload } = await begin(file);
    expect(await write(upload, { ...file, packed: randomBytes(7) }, 0)).toMatchObject({ state: DAMAGED });
    expect(await write(upload, { ...file, packed: randomBytes(OWN_BOOK_PIECE + 9) }, 1)).toMatchObject({
      state: DAMAGED,
    });
    await write(upload, file, 0);
    expect(await finish(upload)).toMatchObject({ state: 200 });
  });
});

describe('what comes to no end', () => {
  it('is given up after a day without a piece, with its room and its files', async () => {
    const { begin, write, list, folders, database, files, leftovers } = await aReaderWithSpace();
    const file = aSpaceFile({}, { chapter: long() });
    const { upload } = await begin(file);
    await write(upload, file, 0);
    await clearSpaces(database, files, NOW + UNFINISHED_TTL_MS - 1);
    expect((await list()).books).toHaveLength(1);
    await clearSpaces(database, files, NOW + UNFINISHED_TTL_MS);
    expect([await list(), await folders(), await leftovers()]).toMatchObject([{ books: [], usedBytes: 0 }, [], []]);
  });

  it('leaves a whole book alone, however old it is', async () => {
    const { upload, titles, folders, database, files } = await aReaderWithSpace();
    await upload(aSpaceFile());
    await clearSpaces(database, files, NOW + 1000 * UNFINISHED_TTL_MS);
    expect([await titles(), await folders()]).toMatchObject([['夜渡'], { length: 1 }]);
  });

  it('as files that a process left that died between row and file, are removed by the next clearing', async () => {
    const { upload, remove, list, folders, database, files, leftovers } = await aReaderWithSpace();
    await upload(aSpaceFile());
    const name = await firstUpload(list);
    await remove(aSpaceFile().bookId);
    // A piece that was on its way while the book was deleted.
    await files.write(`spaces/${name}/0.bin`, 'late');
    await clearSpaces(database, files, NOW + LEFT_FOR_MS - 1);
    expect(await leftovers()).toHaveLength(1);
    await clearSpaces(database, files, NOW + LEFT_FOR_MS);
    expect([await folders(), await leftovers()]).toEqual([[], []]);
  });

  it('as a book whose files are gone, is on its way again when its device brings it, and whole after that', async () => {
    const { upload, read, list, titles, files } = await aReaderWithSpace();
    await upload(aSpaceFile());
    const name = await firstUpload(list);
    await files.remove(`spaces/${name}`);
    expect(await read(name, 0)).toMatchObject({ state: NONE });
    expect(await upload(aSpaceFile())).toBe(200);
    expect(await titles()).toEqual(['夜渡']);
    expect(await read(name, 0)).toMatchObject({ state: 200 });
  });
});
