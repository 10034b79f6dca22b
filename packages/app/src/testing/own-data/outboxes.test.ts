import type { TabLocks } from '@shuye/api-client';
import { applyClientActions, mergeShelf, type Shelf, type ShelfAction } from '@shuye/core-domain/shelf';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { aReaderServer } from '../aReaderServer.ts';
import { fakeServer } from '../fakeServer.ts';
import { fakeStorage } from '../fakeStorage.ts';
import { isDeep } from '../isDeep.ts';
import { ownDevice, type Act } from './ownDevice.ts';
import { HEALED_MS, inVirtualTime, pass } from './virtualTime.ts';

const USER = '10000001';

const counts: Record<string, number> = {};
afterAll(() => console.log('orders of tabs and answers (P6):', JSON.stringify(counts)));

beforeEach(inVirtualTime);

/** Locks as the tabs of a browser have them: one after the other by name. */
function sharedLocks(): TabLocks {
  const turns = new Map<string, Promise<unknown>>();
  return {
    request: (name, _, work) => {
      const turn = (turns.get(name) ?? Promise.resolve()).then(work);
      turns.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

/** The shelf of a server that takes each of these once, as they come. */
function shelfOnce(actions: readonly ShelfAction[]): Shelf {
  let shelf: Shelf = [];
  const taken = new Set<string>();
  for (const action of actions) {
    const id = `${action.at.device} ${action.sequence}`;
    if (taken.has(id)) continue;
    taken.add(id);
    const alone = { entries: shelf, lastSequences: new Map() };
    shelf = mergeShelf(applyClientActions(alone, [action], Date.now()).entries, shelf);
  }
  return shelf;
}

/** A shelf changes most: its acts are half of all. */
const acts: readonly Act[] = ['mark', 'highlight', 'group', 'read', 'visit', 'reach', 'keep', 'keep', 'keep', 'unkeep'];
const steps = fc.array(
  fc.record({
    tab: fc.integer({ min: 0, max: 3 }),
    act: fc.constantFrom(...acts),
    at: fc.integer({ min: 0, max: 2 }),
    fault: fc.constantFrom('none' as const, 'none' as const, 'before' as const, 'after' as const, 'twice' as const),
    /** Requests and answers, of all that are on their way, that arrive after the step. */
    arrivals: fc.integer({ min: 0, max: 6 }),
    waitMs: fc.constantFrom(0, 50, 500, 1100),
  }),
  { minLength: 1, maxLength: 10 },
);

it.each([
  ['a browser with locks', true],
  ['a browser without locks', false],
])(
  'in %s what tabs change reaches the server, once, in whatever order their calls and answers come (P6)',
  async (name, hasLocks) => {
    const runs = isDeep ? 2000 : 15;
    const seed = isDeep ? Math.floor(Math.random() * 1_000_000) : 15;
    const tabCounts = fc.integer({ min: 1, max: 4 });
    const details = await fc.check(
      fc.asyncProperty(fc.scheduler(), tabCounts, steps, async (schedule, tabCount, done) => {
        const reader = aReaderServer(Date.now);
        const { fetch } = fakeServer(reader.answers);
        let syncing = 0;
        let together = 0;
        const server: typeof fetch = async (input, init) => {
          const request = new Request(input, init);
          const isShelf = request.url.includes('/sync/bookmarks');
          if (isShelf) together = Math.max(together, (syncing += 1));
          await schedule.schedule(Promise.resolve(), 'request');
          const answer = await fetch(request);
          await schedule.schedule(Promise.resolve(), 'answer');
          if (isShelf) syncing -= 1;
          return answer;
        };
        const storage = fakeStorage();
        const otherTabs = hasLocks ? { locks: sharedLocks() } : {};
        const tabs = Array.from({ length: tabCount }, (_, tab) =>
          ownDevice({ name: `tab${tab}`, storage, userId: USER, offsetMs: 0, server, otherTabs }),
        );
        const arrive = async (most: number): Promise<void> => {
          for (let left = most; left > 0 && schedule.count() > 0; left -= 1) await schedule.waitOne();
        };
        for (const { tab, act, at, fault, arrivals, waitMs } of done) {
          const one = tabs[tab % tabCount] ?? expect.unreachable();
          if (fault !== 'none') one.network.break(fault, 1);
          one.act(act, at);
          await pass(waitMs);
          await arrive(arrivals);
        }
        for (const { network } of tabs) network.heal();
        await vi.dynamicImportSettled();
        for (let healed = 0; healed < HEALED_MS; healed += 500) {
          await arrive(Infinity);
          await pass(500);
        }
        expect(tabs.flatMap((one) => one.unsent())).toEqual([]);
        for (let look = 0; look < 10; look += 1) {
          if (look % 5 === 0) for (const one of tabs) one.look();
          await pass(1000);
          await arrive(Infinity);
        }
        const [known, ...others] = tabs.map((one) => one.known());
        for (const other of others) expect(other).toEqual(known);
        for (const one of tabs) one.kill();

        const kept = new Set(done.filter(({ act }) => act === 'keep').map(({ at }) => `k${at}`));
        for (const { act, at } of done) {
          if (act === 'keep') kept.add(`k${at}`);
          if (act === 'unkeep') kept.delete(`k${at}`);
        }
        expect(known?.shelf.books).toEqual([...kept].sort());
        const read = done.filter(({ act }) => act === 'read').reduce((sum, { at }) => sum + 10 + at, 0);
        expect(known?.days.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(read);
        const marked = new Set(done.filter(({ act }) => act === 'mark').map(({ at }) => at));
        expect(new Set(known?.bookmarks.map(({ place }) => place.offset))).toEqual(marked);
        expect(known?.groups.groups).toHaveLength(done.filter(({ act }) => act === 'group').length);
        // Taken twice, or under another's number, an action would leave another shelf than each taken once.
        expect(reader.shelf.shelf()).toEqual(shelfOnce(reader.shelf.arrived));
        if (hasLocks) expect(together).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs, seed },
    );
    counts[`${name}, runs`] = details.numRuns;
    counts[`${name}, seed`] = details.seed;
    if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  },
  600_000,
);
