import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChapterContent } from '../chapter/Chapter.ts';
import { createOwnBookReader } from './createOwnBookReader.ts';
import { createContentHash } from './createContentHash.ts';
import {
  DamagedOwnBook,
  MAX_OWN_BOOK,
  MAX_OWN_BOOK_LINE,
  maxUnpacked,
  OWN_BOOK_PIECE,
  ownBookPieces,
  ownBookPieceSize,
  type OwnBookFacts,
  type OwnBookPart,
  type OwnPicture,
} from './OwnBookFile.ts';
import { ownBookLines } from './ownBookLines.ts';

const content: fc.Arbitrary<ChapterContent> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: fc.string({ unit: 'grapheme' }) }),
  fc.record({ kind: fc.constant('markup' as const), markup: fc.string(), css: fc.string() }),
);
const picture = fc
  .record({
    name: fc.integer({ min: 0, max: 99 }).map((at) => `p-${at}.png`),
    mediaType: fc.constant('image/png'),
    content: fc.base64String({ minLength: 4 }),
  })
  .filter((one) => one.content.length > 0);

interface Book {
  facts: OwnBookFacts;
  contents: ChapterContent[];
  pictures: OwnPicture[];
}

const book: fc.Arbitrary<Book> = fc
  .record({
    title: fc.string({ minLength: 1, maxLength: 20 }).filter((title) => title.trim() !== ''),
    author: fc.string({ maxLength: 20 }),
    contents: fc.array(content, { minLength: 1, maxLength: 5 }),
    pictures: fc.uniqueArray(picture, { selector: ({ name }) => name, maxLength: 3 }),
  })
  .map(({ title, author, contents, pictures }) => ({
    contents,
    pictures,
    facts: {
      bookId: 'local-1x-2y-3',
      title,
      author,
      format: 'epub',
      chapters: contents.map((_, at) => ({ chapterId: `c${at}`, title: `第${at}章`, wordCount: at, level: 1 })),
      volumes: [{ title: '卷一', firstIndex: 0 }],
      pictures: pictures.length,
    },
  }));

const written = ({ facts, contents, pictures }: Book): string =>
  [ownBookLines.facts(facts), ...contents.map(ownBookLines.chapter), ...pictures.map(ownBookLines.picture)].join('');

function readBack(text: string, step: number): { parts: OwnBookPart[]; facts: OwnBookFacts } {
  const reader = createOwnBookReader();
  const parts: OwnBookPart[] = [];
  for (let from = 0; from < text.length; from += step) parts.push(...reader.read(text.slice(from, from + step)));
  return { parts, facts: reader.end() };
}

const parts = ({ facts, contents, pictures }: Book): OwnBookPart[] => [
  { kind: 'facts', facts },
  ...contents.map((one, index) => ({ kind: 'chapter', index, content: one }) as const),
  ...pictures.map((one) => ({ kind: 'picture', picture: one }) as const),
];

/** A small honest file, with something changed in its facts. */
const changed = (change: object, lines = ['{"kind":"text","text":"灯"}']): string => {
  const facts = { type: 'shuye-own-book', version: 1, bookId: 'local-1', title: '夜渡', author: '', format: 'txt' };
  const chapters = [{ chapterId: 'c1', title: '一', wordCount: 1, level: 1 }];
  return [JSON.stringify({ ...facts, chapters, volumes: [], pictures: 0, ...change }), ...lines, ''].join('\n');
};

describe('the file of a reader’s own book', () => {
  it('is read back as it was written, wherever its text is cut on the way', () => {
    fc.assert(
      fc.property(book, fc.integer({ min: 1, max: 500 }), (one, step) => {
        const back = readBack(written(one), step);
        expect(back).toEqual({ parts: parts(one), facts: one.facts });
      }),
    );
  });

  it('that is cut off anywhere is never taken for a whole one', () => {
    fc.assert(
      fc.property(book, fc.nat(), (one, at) => {
        const text = written(one);
        expect(() => readBack(text.slice(0, at % text.length), 64)).toThrow(DamagedOwnBook);
      }),
    );
  });

  it('whatever is written into it, gives an honest book or a damaged one', () => {
    fc.assert(
      fc.property(book, fc.nat(), fc.string({ maxLength: 40 }), (one, at, damage) => {
        const text = written(one);
        const from = at % text.length;
        try {
          const { facts, parts: found } = readBack(text.slice(0, from) + damage + text.slice(from + damage.length), 64);
          expect(found.filter(({ kind }) => kind === 'chapter')).toHaveLength(facts.chapters.length);
          expect(found.filter(({ kind }) => kind === 'picture')).toHaveLength(facts.pictures);
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedOwnBook);
        }
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['another kind of file', changed({ type: 'shuye-reader' })],
    ['a later version', changed({ version: 2 })],
    ['the id of a book of the library', changed({ bookId: '1001' })],
    ['an id that is a path', changed({ bookId: 'local-../1' })],
    ['no title', changed({ title: ' ' })],
    ['a title of a megabyte', changed({ title: '灯'.repeat(1_000_000) })],
    ['no chapters', changed({ chapters: [] })],
    ['a chapter more than it names', changed({}, ['{"kind":"text","text":"灯"}', '{"kind":"text","text":"灯"}'])],
    [
      'two chapters of one id',
      changed({ chapters: [1, 2].map(() => ({ chapterId: 'c1', title: '', wordCount: 1, level: 1 })) }),
    ],
    ['a volume that begins behind the end', changed({ volumes: [{ title: '', firstIndex: 1 }] })],
    ['a chapter of another kind', changed({}, ['{"kind":"script","text":"灯"}'])],
    [
      'a picture that is a page',
      changed({ pictures: 1 }, [
        '{"kind":"text","text":""}',
        '{"name":"a.png","mediaType":"text/html","content":"AAAA"}',
      ]),
    ],
    [
      'a picture whose name is a path',
      changed({ pictures: 1 }, [
        '{"kind":"text","text":""}',
        '{"name":"../a.png","mediaType":"image/png","content":"AAAA"}',
      ]),
    ],
  ])('that has %s is refused', (_, text) => {
    expect(() => readBack(text, 1 << 20)).toThrow(DamagedOwnBook);
  });

  it('that has a line without an end is refused before it fills the memory', () => {
    const reader = createOwnBookReader();
    const step = 'a'.repeat(1 << 20);
    expect(() => {
      for (let at = 0; at <= MAX_OWN_BOOK_LINE; at += step.length) reader.read(step);
    }).toThrow(DamagedOwnBook);
  });

  it('may unpack to as much as a book does, never to what a bomb does', () => {
    expect(maxUnpacked(9_000_000)).toBeGreaterThan(20 * 1024 * 1024);
    expect(maxUnpacked(1000)).toBeLessThan(5 * 1024 * 1024);
    expect(maxUnpacked(MAX_OWN_BOOK)).toBe(256 * 1024 * 1024);
  });
});

describe('the pieces of a file', () => {
  it('have its bytes in all, and none is empty or larger than a call carries', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_OWN_BOOK }), (bytes) => {
        const sizes = Array.from({ length: ownBookPieces(bytes) }, (_, at) => ownBookPieceSize(bytes, at));
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytes);
        expect(sizes.every((size) => size > 0 && size <= OWN_BOOK_PIECE)).toBe(true);
        expect(ownBookPieceSize(bytes, sizes.length)).toBe(0);
      }),
    );
  });
});

describe('the name of a content', () => {
  it('does not depend on how its bytes are cut', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.nat(), (bytes, at) => {
        const [whole, cut] = [createContentHash(), createContentHash()];
        whole.add(bytes);
        const from = at % (bytes.length + 1);
        cut.add(bytes.subarray(0, from));
        cut.add(bytes.subarray(from));
        expect(cut.name()).toBe(whole.name());
      }),
    );
  });
});
