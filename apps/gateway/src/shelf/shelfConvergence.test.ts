import {
  actionsToPush,
  addBooks,
  mergeShelf,
  applyClientActions,
  removeBooks,
  updateBook,
  type Shelf,
  type ShelfRecord,
} from '@shuye/core-domain/shelf';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { createShelfDevice } from '../testing/createShelfDevice.ts';
import { readShelf } from './readShelf.ts';

const RUNS = process.env['SHUYE_DEEP'] === '1' ? 2000 : 60;
const DEVICES = 3;

interface Step {
  device: number;
  kind: 'add' | 'batch' | 'update' | 'remove' | 'sync' | 'lost-answer' | 'silent';
  book: number;
  /** What the device's clock is off, in milliseconds. */
  skew: number;
}

const steps = fc.array(
  fc.record<Step>({
    device: fc.nat({ max: DEVICES - 1 }),
    kind: fc.constantFrom('add', 'batch', 'update', 'remove', 'sync', 'sync', 'lost-answer', 'silent'),
    book: fc.nat({ max: 3 }),
    skew: fc.constantFrom(-86_400_000, -1000, 0, 0, 1, 400_000, 86_400_000),
  }),
  { minLength: 3, maxLength: 24 },
);

const details = (title: string) => ({ title, author: '', coverUrl: '', format: 1 as const });
const books = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ bookId: `b${from + at}`, details: details(`书${from + at}`) }));

/** What the rules alone make of all that reached the server. */
function aModel() {
  let shelf: Shelf = [];
  let lastSequences: ReadonlyMap<string, number> = new Map();
  return {
    receive: (record: ShelfRecord) => {
      const received = applyClientActions({ entries: shelf, lastSequences }, actionsToPush(record), NOW);
      shelf = mergeShelf(received.entries, shelf);
      ({ lastSequences } = received);
    },
    shelf: () => shelf,
  };
}

it('on the server is what the rules make of it, and all devices end alike, whatever is lost, doubled or late (P1–P4)', async () => {
  const { database, signIn } = await startTestGateway();
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const reader = await signIn();
      const model = aModel();
      const devices = Array.from({ length: DEVICES }, (_, at) => createShelfDevice(`d${at}`, reader));
      let chapter = 0;
      for (const { device: at, kind, book, skew } of history) {
        const device = devices[at];
        if (!device) continue;
        const nowMs = NOW + skew;
        if (kind === 'add') device.change((record) => addBooks(record, books(book, 1), nowMs));
        if (kind === 'batch') device.change((record) => addBooks(record, books(book, 3), nowMs));
        if (kind === 'remove') device.change((record) => removeBooks(record, [`b${book}`], nowMs));
        if (kind === 'update') {
          const bookmark = { chapter: `c${(chapter += 1)}`, chapterTitle: '', percent: 1 };
          device.change((record) => updateBook(record, `b${book}`, bookmark, nowMs));
        }
        if (kind === 'sync' || kind === 'lost-answer' || kind === 'silent') {
          model.receive(device.record());
          if (kind === 'sync') await device.sync();
          else await device.pushOnly(kind === 'lost-answer');
        }
      }
      for (const device of [...devices, ...devices]) {
        model.receive(device.record());
        await device.sync();
      }
      expect(await readShelf(database, reader.userId)).toEqual(model.shelf());
      const [first, ...others] = devices.map((device) => device.books());
      for (const other of others) expect(other).toEqual(first);
      expect(devices.flatMap((device) => device.record().outbox)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
}, 300_000);
