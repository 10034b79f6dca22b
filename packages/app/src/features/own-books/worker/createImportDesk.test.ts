// @vitest-environment node
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOwnBook, listOwnBooks, readOwnChapter, removeOwnBooks, removeOwnBooksOf } from '../ownBooks.ts';
import { inOwnBooks, settled, type OwnStore } from '../openOwnBooks.ts';
import type { BookNews } from './BookOrder.ts';
import type { ImportSettings } from './BookPreview.ts';
import { createImportDesk } from './createImportDesk.ts';

const NOW = 1_790_000_000_000;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const chapterOf = (at: number, words = 40): string =>
  `第${at}章 长巷之${at}\n\n　　${'山中灯火一夜未熄。'.repeat(words)}\n\n`;
const novel = (chapters: number, words?: number): string =>
  Array.from({ length: chapters }, (_, at) => chapterOf(at + 1, words)).join('');
const aFile = (text: BlobPart, name = '《长巷》作者：沈渡舟.txt'): File => new File([text], name);

/** A desk, and what it told. */
function aDesk(nowMs = () => NOW) {
  const told: BookNews[] = [];
  const desk = createImportDesk((news) => told.push(news), nowMs);
  const last = () => told.findLast(({ kind }) => kind !== 'progress');
  return {
    told,
    preview: async (file: File, settings: ImportSettings = {}) => {
      await desk({ kind: 'preview', file, settings });
      return last();
    },
    keep: async (edition = 'e1', owner = '', title = '长巷') => {
      await desk({ kind: 'keep', keeping: { title, author: '沈渡舟', owner, edition } });
      return last();
    },
  };
}

const bring = async (text: BlobPart, edition: string, owner = '', name?: string) => {
  const desk = aDesk();
  await desk.preview(aFile(text, name));
  return desk.keep(edition, owner);
};

const keysOf = (name: OwnStore): Promise<IDBValidKey[]> =>
  inOwnBooks('readonly', [name], (store) => settled(store(name).getAllKeys()));
const allKeys = async () => [
  await keysOf('books'),
  await keysOf('chapters'),
  await keysOf('pictures'),
  await keysOf('imports'),
];

describe('a file before it is kept', () => {
  it('is shown as the book it would be, and nothing of it is written', async () => {
    const preview = await aDesk().preview(aFile(novel(3)));
    expect(preview).toMatchObject({
      kind: 'preview',
      preview: { title: '长巷', author: '沈渡舟', format: 'txt', encoding: 'utf-8', volumes: [] },
    });
    expect(preview?.kind === 'preview' && preview.preview.chapters.map(({ title }) => title)).toEqual([
      '第1章 长巷之1',
      '第2章 长巷之2',
      '第3章 长巷之3',
    ]);
    expect(preview?.kind === 'preview' && preview.preview.sample).toContain('山中灯火一夜未熄。');
    expect(await allKeys()).toEqual([[], [], [], []]);
  });

  it('says how much of it the encoding does not read', async () => {
    const desk = aDesk();
    expect(await desk.preview(aFile(novel(2)))).toMatchObject({ preview: { unreadable: 0 } });
    const wrong = await desk.preview(aFile(novel(2)), { encoding: 'big5' });
    expect(wrong?.kind === 'preview' && wrong.preview.unreadable).toBeGreaterThan(100);
  });

  it('tells how far its reading is, ever further', async () => {
    const desk = aDesk();
    await desk.preview(aFile(novel(60, 2000)));
    const shares = desk.told.flatMap((news) => (news.kind === 'progress' ? [news.share] : []));
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  it('is divided as its reader says', async () => {
    const text = Array.from({ length: 4 }, (_, at) => `☆${at + 1} 雨\n\n　　${'山中灯火。'.repeat(30)}\n`).join('\n');
    const preview = await aDesk().preview(aFile(text), { heading: '☆N' });
    expect(preview?.kind === 'preview' && preview.preview.chapters).toHaveLength(4);
  });

  it.each<[string, BlobPart, string, ImportSettings, string]>([
    ['a PDF', '%PDF-1.7 ...', '书.pdf', {}, 'foreign'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), '照片.png', {}, 'foreign'],
    ['a photograph', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), '照片.jpg', {}, 'foreign'],
    ['a moving picture', 'GIF89a\x01\0', '表情.gif', {}, 'foreign'],
    ['a picture of the web', 'RIFF\x10\0\0\0WEBPVP8 ', '封面.webp', {}, 'foreign'],
    ['a recording without loss', 'RIFF\x10\0\0\0WAVEfmt ', '录音.wav', {}, 'foreign'],
    ['an old film', 'RIFF\x10\0\0\0AVI LIST', '录像.avi', {}, 'foreign'],
    ['a film', '\0\0\0\x20ftypisom', '录像.mp4', {}, 'foreign'],
    ['a recording', 'ID3\x03\0', '录音.mp3', {}, 'foreign'],
    ['an empty file', '', '空.txt', {}, 'no-text'],
    ['bytes that are no text', new Uint8Array(4000).map((_, at) => (at * 7919) % 251), '乱.txt', {}, 'unreadable'],
    ['a cut archive', 'PK\x03\x04 cut off here', '断.epub', {}, 'damaged'],
    ['a pattern that is none', novel(2), '书.txt', { heading: '/(/' }, 'pattern'],
  ])('is refused with a reason, and the desk goes on: %s', async (_case, content, name, settings, fault) => {
    const desk = aDesk();
    expect(await desk.preview(aFile(content, name), settings)).toEqual({ kind: 'failed', fault });
    expect(await desk.preview(aFile(novel(2)))).toMatchObject({ kind: 'preview' });
  });

  it('of far more than a book has is refused before it is read to its end', async () => {
    const desk = aDesk();
    const file = aFile('PK\x03\x04', '很大.epub');
    let read = 0;
    const slice = file.slice.bind(file);
    Object.defineProperties(file, {
      size: { value: 201 * 1024 * 1024 },
      slice: { value: (from: number, to: number) => ((read += to - from), slice(from, to)) },
    });
    expect(await desk.preview(file)).toEqual({ kind: 'failed', fault: 'too-large' });
    expect(read).toBeLessThan(1024 * 1024);
  });

  it('that was taken away since it was picked says so', async () => {
    const file = aFile(novel(2));
    const gone = vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    expect(await aDesk().preview(file)).toEqual({ kind: 'failed', fault: 'lost' });
    gone.mockRestore();
  });
});

const seenBy = async (owner: string) => (await listOwnBooks(owner)).map(({ edition }) => edition).sort();

describe('a book that is kept', () => {
  it('is there with all of its chapters, under a name that its content gives', async () => {
    const kept = await bring(novel(3), 'e1');
    const [book] = await listOwnBooks('');
    expect(kept).toEqual({ kind: 'kept', bookId: book?.bookId });
    expect(book?.bookId).toMatch(/^local-/);
    expect(book).toMatchObject({ title: '长巷', author: '沈渡舟', addedAtMs: NOW, edition: 'e1' });
    expect(book?.chapters.map(({ title }) => title)).toEqual(['第1章 长巷之1', '第2章 长巷之2', '第3章 长巷之3']);
    expect(await readOwnChapter('e1', 2)).toEqual({ kind: 'text', text: '山中灯火一夜未熄。'.repeat(40) });
    expect(await keysOf('imports')).toEqual([]);
  });

  it('brought again keeps its name and the names of its chapters, and the former texts go', async () => {
    await bring(novel(3), 'e1');
    const [before] = await listOwnBooks('');
    await bring(novel(3), 'e2');
    const after = await listOwnBooks('');
    expect(after).toHaveLength(1);
    expect(after[0]?.bookId).toBe(before?.bookId);
    expect(after[0]?.chapters).toEqual(before?.chapters);
    expect(await readOwnChapter('e1', 0)).toBeUndefined();
    expect(await keysOf('chapters')).toHaveLength(3);
  });

  it('of another content is another book, whatever it is called', async () => {
    await bring(novel(3), 'e1');
    await bring(novel(4), 'e2');
    expect(new Set((await listOwnBooks('')).map(({ bookId }) => bookId)).size).toBe(2);
  });

  it('of an account is seen by that account alone; what a guest brought, by whoever reads here', async () => {
    await bring(novel(2), 'e1', '9000001');
    await bring(novel(3), 'e2', '');
    expect([await seenBy('9000001'), await seenBy('9000002'), await seenBy('')]).toEqual([
      ['e1', 'e2'],
      ['e2'],
      ['e2'],
    ]);
    const [own] = await listOwnBooks('9000001');
    expect(await findOwnBook(own?.bookId ?? '', '9000002')).toBeUndefined();
    await removeOwnBooksOf('9000001');
    expect(await seenBy('9000001')).toEqual(['e2']);
    expect(await keysOf('chapters')).toHaveLength(3);
  });

  it('is removed with all that belongs to it', async () => {
    await bring(novel(3), 'e1');
    await removeOwnBooks(await listOwnBooks(''));
    expect(await allKeys()).toEqual([[], [], [], []]);
  });

  it('of 20 MB is never held as a whole: no write has more than a tenth of it', async () => {
    const writes: number[] = [];
    let now = 0;
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function count(this: IDBObjectStore, value, ...rest) {
      const text = (value as { text?: string }).text;
      if (text !== undefined) now += text.length;
      if (this.name === 'imports') [writes[writes.length], now] = [now, 0];
      return put.call(this, value, ...rest);
    });
    const file = aFile(novel(2000, 390));
    expect(file.size).toBeGreaterThan(20_000_000);
    const desk = aDesk();
    await desk.preview(file);
    expect(await desk.keep()).toMatchObject({ kind: 'kept' });
    expect((await listOwnBooks(''))[0]?.chapters).toHaveLength(2000);
    expect(Math.max(...writes)).toBeLessThan(file.size / 3 / 10);
  }, 60_000);
});

/** The storage fails at its n-th write. */
const failAt = (nth: number, name: string) => {
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  let count = 0;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function fail(this: IDBObjectStore, ...given) {
    count += 1;
    if (count === nth) throw new DOMException('no', name);
    return put.apply(this, given);
  });
};

const die = (): never => {
  throw new DOMException('killed', 'AbortError');
};

/** The page is killed at its n-th write: nothing is written or taken back any more. */
const dieAt = (nth: number) => {
  let count = 0;
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  const remove = Reflect.get(IDBObjectStore.prototype, 'delete');
  return [
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function write(this: IDBObjectStore, ...given) {
      count += 1;
      return count >= nth ? die() : put.apply(this, given);
    }),
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function take(this: IDBObjectStore, ...given) {
      return count >= nth ? die() : remove.apply(this, given);
    }),
  ];
};

/** What an import leaves whose page is killed. */
const half = (edition: string, at: number) =>
  inOwnBooks('readwrite', ['imports', 'chapters'], async (store) => {
    store('imports').put({ edition, at });
    store('chapters').put({ kind: 'text', text: '半' }, [edition, 0]);
  });

describe('nothing half kept', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['InvalidStateError', 'storage'],
  ])('%s at any write: the reason is told, and the device is as it was before', async (name, fault) => {
    await bring(novel(2), 'before');
    const before = await allKeys();
    let failures = 0;
    for (let nth = 1; ; nth += 1) {
      const spy = failAt(nth, name);
      const desk = aDesk();
      await desk.preview(aFile(novel(4)));
      const news = await desk.keep('e1');
      spy.mockRestore();
      if (news?.kind === 'kept') break;
      failures += 1;
      expect(news).toEqual({ kind: 'failed', fault });
      expect(await allKeys()).toEqual(before);
    }
    expect(failures).toBeGreaterThan(5);
  });

  it('a device without a storage is told from a damaged file', async () => {
    const desk = aDesk();
    await desk.preview(aFile(novel(4)));
    vi.stubGlobal('indexedDB', undefined);
    expect(await desk.keep()).toEqual({ kind: 'failed', fault: 'storage' });
  });

  it('a page that is killed at any write leaves no book, and the next import a minute later leaves nothing else of it', async () => {
    await bring(novel(2), 'whole 0');
    let kills = 0;
    for (let nth = 1; ; nth += 1) {
      const dead = dieAt(nth);
      const desk = aDesk();
      await desk.preview(aFile(novel(4)));
      const news = await desk.keep(`killed ${nth}`);
      for (const spy of dead) spy.mockRestore();
      if (news?.kind === 'kept') break;
      kills += 1;
      expect((await listOwnBooks('')).map(({ edition }) => edition)).toEqual([`whole ${nth - 1}`]);
      const later = aDesk(() => NOW + 61_000 * nth);
      await later.preview(aFile(novel(2)));
      await later.keep(`whole ${nth}`);
      expect(await keysOf('imports')).toEqual([]);
      expect(await keysOf('chapters')).toEqual([
        [`whole ${nth}`, 0],
        [`whole ${nth}`, 1],
      ]);
    }
    expect(kills).toBeGreaterThan(5);
  });

  it('what a killed page left is gone with the next import, and what another tab is at stays', async () => {
    await half('killed', NOW - 61_000);
    await half('elsewhere', NOW - 5000);
    await bring(novel(2), 'e1');
    expect(await keysOf('imports')).toEqual(['elsewhere']);
    expect(await readOwnChapter('killed', 0)).toBeUndefined();
    expect(await readOwnChapter('elsewhere', 0)).toEqual({ kind: 'text', text: '半' });
  });
});
