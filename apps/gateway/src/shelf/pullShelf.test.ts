import { syncBookmarks, toWireShelfBook } from '@shuye/api-client/calls';
import {
  actionsOfShelf,
  mergeShelf,
  ShelfActionKind,
  shelfOfActions,
  type ShelfAction,
} from '@shuye/core-domain/shelf';
import { aShelfAction } from '@shuye/core-domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LongReads } from '../calls/LongReads.ts';
import { createCrowdedShelf } from '../testing/createCrowdedShelf.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { createLongReads } from '../http/createLongReads.ts';
import { describeShelf } from './describeShelf.ts';
import { pullShelf } from './pullShelf.ts';
import { readShelf } from './readShelf.ts';
import { takeShelfActions } from './takeShelfActions.ts';

const RUNS = process.env['SHUYE_DEEP'] === '1' ? 1000 : 40;
const { Add, Update, Delete } = ShelfActionKind;

const shelfOf = (json: string) =>
  shelfOfActions(readAnswer(syncBookmarks, { detail: JSON.parse(json) as unknown }).actions);

const change = fc.record({
  bookId: fc.integer({ min: 0, max: 12 }).map((id) => `b${id}`),
  kind: fc.constantFrom(Add, Add, Update, Delete),
  time: fc.integer({ min: 1, max: 30 }),
});

const actionsOf = (
  changes: readonly { bookId: string; kind: ShelfActionKind; time: number }[],
  from: number,
): ShelfAction[] =>
  changes.map(({ bookId, kind, time }, at) =>
    aShelfAction({
      bookId,
      kind,
      sequence: from + at + 1,
      at: { time, device: 'phone' },
      ...(kind === Update && { bookmark: { chapter: `c${time}`, chapterTitle: '', percent: time } }),
    }),
  );

it('gives in slices of any size what one reading of the whole shelf gives, in its order [API-40]', async () => {
  const { database, signIn } = await startTestGateway();
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 20 }), fc.integer({ min: 1, max: 15 }), async (changes, slice) => {
      const { userId } = await signIn();
      await takeShelfActions(database, userId, actionsOf(changes, 0), NOW);
      const pulled = await pullShelf(database, userId, createLongReads(), slice);
      const whole = actionsOfShelf(await describeShelf(database, await readShelf(database, userId)));
      expect(pulled).toBe(JSON.stringify(whole.map(toWireShelfBook)));
    }),
    { numRuns: RUNS },
  );
}, 120_000);

it('has each book as it was or as it is where the shelf changes between two slices [API-40]', async () => {
  const { database, signIn } = await startTestGateway();
  const some = fc.array(change, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(some, some, fc.nat({ max: 8 }), async (first, second, changesAt) => {
      const { userId } = await signIn();
      await takeShelfActions(database, userId, actionsOf(first, 0), NOW);
      const before = await readShelf(database, userId);
      let pieces = 0;
      const piece: LongReads['piece'] = async (work) => {
        if (pieces++ === changesAt) await takeShelfActions(database, userId, actionsOf(second, first.length), NOW);
        return work();
      };
      const pulled = shelfOf(await pullShelf(database, userId, { piece }, 2));
      const after = await readShelf(database, userId);
      const known = [...before, ...after];
      for (const entry of pulled) expect(known).toContainEqual(entry);
      expect(pulled.map(({ bookId }) => bookId)).toEqual(expect.arrayContaining(before.map(({ bookId }) => bookId)));
      // What it missed comes with the next pull, and what it had never stands above what is newer.
      const next = shelfOf(await pullShelf(database, userId, createLongReads(), 2));
      expect(mergeShelf(pulled, next)).toEqual(after);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

it('lets others have a turn after each hundred books of a crowded shelf, and reads it twice for thirty who ask at once [API-40]', async () => {
  const { database, signIn } = await startTestGateway();
  const { userId, ask } = await signIn();
  await createCrowdedShelf(database, userId, 1000);
  let turns = 0;
  const over = new AbortController();
  const others = (async () => {
    for (; !over.signal.aborted; turns += 1) await new Promise((done) => void setImmediate(done));
  })();
  const pull = () => sendCall(ask, syncBookmarks, { nowMs: NOW, changes: [], pull: true }, userId);
  const answers = await Promise.all(Array.from({ length: 30 }, pull));
  over.abort();
  await others;
  // Twice 10 slices with their end, and each answer in a turn of its own.
  expect(turns).toBeGreaterThanOrEqual(2 * 11 + 30);
  for (const { body } of answers) expect(readAnswer(syncBookmarks, body).actions).toHaveLength(1000);
}, 60_000);

it('shows who asks during a pull what they wrote before they asked [API-40]', async () => {
  const { database, signIn } = await startTestGateway();
  const { userId, ask } = await signIn();
  await createCrowdedShelf(database, userId, 500);
  // Each by a device of its own: of one device the server takes actions in their order only.
  const push = (bookId: string) => {
    const changes = [aShelfAction({ bookId, at: { time: 1, device: bookId } })];
    return sendCall(ask, syncBookmarks, { nowMs: NOW, changes, pull: true }, userId);
  };
  const answers = await Promise.all(['x1', 'x2', 'x3'].map(push));
  for (const [at, { body }] of answers.entries()) {
    expect(readAnswer(syncBookmarks, body).actions.map(({ bookId }) => bookId)).toContain(`x${at + 1}`);
  }
});
