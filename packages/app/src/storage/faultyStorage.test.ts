import { BookFormat } from '@shuye/core-domain/book';
import { currentShelf } from '@shuye/core-domain/shelf';
import { anAnnotation } from '@shuye/core-domain/testing';
import { parseReaderFile } from '@shuye/core-domain/take-along';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectReaderFile, importReaderFile, writeFile } from '../services/readerFile.ts';
import type { Services } from '../services/Services.ts';
import { createAnnotationStore } from '../stores/annotationStore.ts';
import { createBookmarkStore } from '../stores/bookmarkStore.ts';
import { createDiaryStore } from '../stores/diaryStore.ts';
import { createVisitStore } from '../stores/visitStore.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { testServices } from '../testing/testServices.ts';

const NOW = 1_790_000_000_000;
const place = { chapterId: 'c1', offset: 4, print: '灯火' };
const spot = { place, index: 0, chapterTitle: '第1章' };
const book = (bookId: string) => ({
  bookId,
  title: `书${bookId}`,
  author: '林青',
  coverUrl: '',
  format: BookFormat.Standard,
});

/** What a reader does in a day that this device keeps: shelf, place, bookmark, highlight, visit, reading time. */
function aDay(services: Services, bookId: string): void {
  const { shelf, progress, storeOf } = services;
  void shelf.getState().add(book(bookId));
  progress.save(bookId, place, 200, '第1章');
  storeOf(createBookmarkStore).getState().add({ bookId, place, chapterTitle: '第1章', text: '灯火' });
  const text = '山中灯火一夜未熄。';
  storeOf(createAnnotationStore)
    .getState()
    .highlight({ bookId, chapterId: 'c1', chapterTitle: '第1章', text, start: 2, end: 6, colour: 'green' });
  storeOf(createVisitStore)
    .getState()
    .change(bookId, () => [{ id: 'v1', device: 'iPhone', at: NOW, here: spot, furthest: spot }]);
  storeOf(createDiaryStore).getState().add({ bookId, seconds: 60, words: 400 });
}

/** Everything that is known of the reader, as an export would hold it. */
const known = (services: Services) => {
  const { shelf, ...rest } = collectReaderFile(services);
  return { ...rest, books: shelf.map(({ bookId, keeping }) => [bookId, keeping?.kept]) };
};

type Fails = (operation: number) => boolean;
type Operation = 'getItem' | 'setItem' | 'removeItem';

/** A storage whose operations of some kinds fail by their number, over one that keeps what went through. */
function faulty(kept: Storage, kinds: readonly Operation[], fails: Fails) {
  let operations = 0;
  const guard = (kind: Operation): void => {
    if (!kinds.includes(kind)) return;
    operations += 1;
    if (fails(operations)) throw new DOMException('no', 'QuotaExceededError');
  };
  const storage: Storage = {
    ...kept,
    getItem: (key) => {
      guard('getItem');
      return kept.getItem(key);
    },
    setItem: (key, value) => {
      guard('setItem');
      kept.setItem(key, value);
    },
    removeItem: (key) => {
      guard('removeItem');
      kept.removeItem(key);
    },
  };
  return { storage, operations: () => operations };
}

const all: readonly Operation[] = ['getItem', 'setItem', 'removeItem'];
const open = (storage: Storage, nowMs = () => NOW) => testServices({ storage, nowMs });

/** Runs `work` with a fault at each of its operations in turn. */
function atEach(kinds: readonly Operation[], fault: (n: number) => Fails, work: (cell: Cell) => void): number {
  for (let n = 1; ; n += 1) {
    const kept = fakeStorage();
    const { storage, operations } = faulty(kept, kinds, fault(n));
    work({ kept, storage, n });
    if (operations() < n) return n - 1;
  }
}

interface Cell {
  kept: Storage;
  storage: Storage;
  n: number;
}

const at =
  (n: number): Fails =>
  (operation) =>
    operation === n;
const from =
  (n: number): Fails =>
  (operation) =>
    operation >= n;

const counts: Record<string, number> = {};
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});
afterAll(() => console.log('cells of a faulty storage:', JSON.stringify(counts)));

describe('what a reader does', () => {
  it('is there in the session whichever write fails, and whichever is the first for which there is no room (F9, F10)', () => {
    const healthy = open(fakeStorage());
    aDay(healthy, '1001');
    const expected = known(healthy);
    for (const [name, fault] of Object.entries({ once: at, full: from }))
      counts[name] = atEach(['setItem'], fault, ({ storage }) => {
        const services = open(storage);
        aDay(services, '1001');
        expect(known(services)).toEqual(expected);
      });
    expect(counts['full']).toBeGreaterThanOrEqual(6);
  });

  it('breaks nothing whichever operation throws, and the next day goes on (F10)', () => {
    counts['throws'] = atEach(all, at, ({ kept, storage }) => {
      aDay(open(storage), '1001');
      const next = open(kept);
      aDay(next, '1002');
      expect(known(next).books).toContainEqual(['1002', true]);
      expect(known(next).places).toHaveProperty('1002');
    });
    expect(counts['throws']).toBeGreaterThanOrEqual(12);
  });

  it('is stored before or after each step, never by half, wherever the page is killed (F8, K6)', () => {
    const written = new Set<string>();
    const healthy = fakeStorage();
    const watched: Storage = {
      ...healthy,
      setItem: (key, value) => {
        written.add(`${key} ${value}`);
        healthy.setItem(key, value);
      },
    };
    aDay(open(watched), '1001');
    counts['killed'] = atEach(['setItem'], from, ({ kept, storage }) => {
      aDay(open(storage), '1001');
      for (let entry = 0; entry < kept.length; entry += 1) {
        const key = kept.key(entry) ?? '';
        expect(written).toContain(`${key} ${kept.getItem(key)}`);
      }
      const again = open(kept);
      expect(() => known(again)).not.toThrow();
    });
  });
});

describe('an import', () => {
  const source = open(fakeStorage());
  aDay(source, '1001');
  const parsed = parseReaderFile(writeFile(source).text);
  if (parsed.kind === 'refused') throw new Error('a file of our own is refused');
  const { file } = parsed;

  it.each([
    ['a clean device', false],
    ['a device with things of its own', true],
  ])(
    'into %s that is killed or has no room at any write is finished by another, and loses nothing (F9, K8)',
    (name, hasOwn) => {
      const prepared = () => {
        const kept = fakeStorage();
        if (hasOwn) aDay(open(kept), '2001');
        return kept;
      };
      const whole = open(prepared());
      importReaderFile(whole, { ...file, annotations: [...file.annotations, anAnnotation({ id: 'x1' })] });
      const expected = known(whole);
      for (let n = 1; ; n += 1) {
        const kept = prepared();
        const { storage, operations } = faulty(kept, ['setItem'], from(n));
        importReaderFile(open(storage), { ...file, annotations: [...file.annotations, anAnnotation({ id: 'x1' })] });
        const again = open(kept);
        expect(
          importReaderFile(again, { ...file, annotations: [...file.annotations, anAnnotation({ id: 'x1' })] }),
        ).toBe(true);
        expect(sorted(known(again))).toEqual(sorted(expected));
        if (operations() < n) {
          counts[`import into ${name}`] = n - 1;
          break;
        }
      }
    },
  );

  it('on clocks a day off in either direction gives all devices the same, in any order (F12, F16)', () => {
    const days = [-1, 0, 1].map((off) => {
      const services = open(fakeStorage(), () => NOW + off * 86_400_000);
      aDay(services, '1001');
      aDay(services, `200${off + 1}`);
      const read = parseReaderFile(writeFile(services).text);
      if (read.kind === 'refused') throw new Error('a file of our own is refused');
      return read.file;
    });
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const ends = orders.map((order) => {
      const services = open(fakeStorage());
      for (const which of order) {
        const one = days[which];
        if (one) importReaderFile(services, one);
      }
      return {
        books: currentShelf(services.shelfRecords.read('8000000')).map(({ bookId, keeping }) => [
          bookId,
          keeping?.at.time,
        ]),
        places: known(services).places,
        bookmarks: known(services).bookmarks,
      };
    });
    counts['orders'] = ends.length;
    for (const end of ends) expect(sorted(end)).toEqual(sorted(ends[0]));
  });
});

/** Lists of records bear no order of their own here. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(sorted(one))).sort((a, b) => a.localeCompare(b));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'sequence' && key !== 'device')
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
