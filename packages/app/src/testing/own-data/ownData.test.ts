import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReaderServer } from '../aReaderServer.ts';
import { fakeServer } from '../fakeServer.ts';
import { fakeStorage } from '../fakeStorage.ts';
import { isDeep } from '../isDeep.ts';
import { networkFaults, type NetworkFault } from './faultyNetwork.ts';
import { acts, ownDevice, type Act, type OwnDevice } from './ownDevice.ts';
import { HEALED_MS, inVirtualTime, pass } from './virtualTime.ts';

const USER = '10000001';
const OTHER = '10000002';
const DAY_MS = 86_400_000;

const counts: Record<string, number | string> = {};

beforeEach(inVirtualTime);
afterAll(() => console.log('cells of a reader’s own data:', JSON.stringify(counts)));

/** Three pages of one account: two tabs of a phone, and a tablet whose clock is days from it. */
function aReader() {
  const { fetch } = fakeServer(aReaderServer(Date.now).answers);
  const phone = fakeStorage();
  const tablet = fakeStorage();
  const seats = [
    { name: 'phone', storage: phone, offsetMs: -DAY_MS },
    { name: 'tab', storage: phone, offsetMs: -DAY_MS },
    { name: 'tablet', storage: tablet, offsetMs: DAY_MS },
  ];
  const open = (seat: number, storage?: Storage): OwnDevice => {
    const place = seats[seat] ?? expect.unreachable();
    return ownDevice({ ...place, ...(storage && { storage }), userId: USER, server: fetch });
  };
  const devices = seats.map((_, seat) => open(seat));
  const at = (seat: number): OwnDevice => devices[seat] ?? expect.unreachable();
  return {
    at,
    storageOf: (seat: number): Storage => seats[seat]?.storage ?? expect.unreachable(),
    /** The page is killed and opened again, on a storage that may be faulty. */
    reopen: (seat: number, storage?: Storage): void => {
      at(seat).kill();
      devices[seat] = open(seat, storage);
    },
    /** All that is broken is well again: nothing waits after half a minute, and all know the same once they have looked. */
    heal: async (): Promise<ReturnType<OwnDevice['known']>> => {
      for (const device of devices) device.network.heal();
      // Code that a fault is the first to need comes in real time.
      await vi.dynamicImportSettled();
      await pass(HEALED_MS);
      expect(devices.flatMap((device) => device.unsent())).toEqual([]);
      for (let round = 0; round < 2; round += 1) {
        for (const device of devices) device.look();
        await pass(5000);
      }
      const [known, ...others] = devices.map((device) => device.known());
      for (const other of others) expect(other).toEqual(known);
      for (const device of devices) device.kill();
      return known ?? expect.unreachable();
    },
  };
}

/** What an act leaves when it follows those that it needs. */
const needed: Partial<Record<Act, readonly Act[]>> = {
  unmark: ['mark'],
  recolour: ['highlight'],
  note: ['highlight'],
  erase: ['highlight'],
  move: ['group'],
  dissolve: ['group'],
  unkeep: ['keep'],
};

const isThere: Record<Act, (known: ReturnType<OwnDevice['known']>) => boolean> = {
  mark: ({ bookmarks }) => bookmarks.length === 1,
  unmark: ({ bookmarks }) => bookmarks.length === 0,
  highlight: ({ annotations }) => annotations.length === 1,
  recolour: ({ annotations }) => annotations[0]?.highlight.colour === 'blue',
  note: ({ annotations }) => annotations[0]?.note.text === 'phone1',
  erase: ({ annotations }) => annotations.length === 0,
  group: ({ groups }) => groups.groups.length === 1,
  move: ({ groups }) => groups.groupOf.has('1'),
  dissolve: ({ groups }) => groups.groups.length === 0,
  visit: ({ visits }) => visits.some(({ here }) => here.place.offset === 1),
  read: ({ days }) => days.reduce((sum, { seconds }) => sum + seconds, 0) === 11,
  keep: ({ shelf }) => shelf.books.join() === 'k1',
  unkeep: ({ shelf }) => shelf.books.length === 0,
  reach: ({ shelf }) => shelf.left.join() === '1001 c1',
};

/** Each act meets each third fault here, each fault each third act; all of them in `test:deep`. */
const actsMeeting = (fault: NetworkFault): readonly Act[] =>
  acts.filter((_, at) => isDeep || (at + networkFaults.indexOf(fault)) % 3 === 0);

describe.each(networkFaults)('with a call that fails (%s)', (fault) => {
  it.each(actsMeeting(fault))(
    '%s arrives on every device, once, also where the page is killed meanwhile (F1, F2, F4, F5, F6, F16, K7)',
    async (act) => {
      // Every second of them here, all in `test:deep`.
      const isOdd = (networkFaults.indexOf(fault) + acts.indexOf(act)) % 2 === 1;
      for (const isKilled of isDeep ? [false, true] : [isOdd]) {
        const reader = aReader();
        await pass(1000);
        for (const before of needed[act] ?? []) reader.at(0).act(before, 1);
        await pass(6000);
        reader.at(0).network.break(fault, 4);
        reader.at(0).act(act, 1);
        await pass(2000);
        if (isKilled) reader.reopen(0);
        expect(isThere[act](await reader.heal())).toBe(true);
        counts[fault] = Number(counts[fault] ?? 0) + 1;
      }
    },
  );
});

it.each(['mark', 'highlight', 'group', 'read'] as const)(
  '%s is sent too while an answer is on its way',
  async (act) => {
    const reader = aReader();
    await pass(200);
    reader.at(0).act(act, 1);
    expect(isThere[act](await reader.heal())).toBe(true);
  },
);

it('what is read in a tab whose first sync found another tab’s record is sent (F16)', async () => {
  const reader = aReader();
  reader.at(0).act('mark', 0);
  await pass(300);
  reader.reopen(1);
  await pass(1100);
  reader.at(1).act('read', 1);
  expect(isThere.read(await reader.heal())).toBe(true);
});

/** A storage whose writes fail from the n-th on, or only then. */
function failingWrites(kept: Storage, n: number, isLasting: boolean): { storage: Storage; writes: () => number } {
  let writes = 0;
  const storage: Storage = {
    ...kept,
    setItem: (key, value) => {
      writes += 1;
      if (isLasting ? writes >= n : writes === n) throw new DOMException('no', 'QuotaExceededError');
      kept.setItem(key, value);
    },
  };
  return { storage, writes: () => writes };
}

describe.each([
  ['from its n-th write on, and is killed', true],
  ['at its n-th write', false],
])('a device that stores nothing %s', (name, isLasting) => {
  it('while it takes in what another did ends with all of it, for every n (F8, F9, F10, K6, K8)', async () => {
    for (let n = 1; ; n += 1) {
      const reader = aReader();
      await pass(1000);
      for (const act of acts) if (!['unmark', 'erase', 'dissolve', 'unkeep'].includes(act)) reader.at(2).act(act, 1);
      await pass(6000);
      const { storage, writes } = failingWrites(reader.storageOf(0), n, isLasting);
      reader.reopen(0, storage);
      await pass(6000);
      reader.reopen(0);
      const known = await reader.heal();
      expect(
        [
          known.bookmarks,
          known.annotations,
          known.groups.groups,
          known.visits,
          known.shelf.books,
          known.shelf.left,
        ].map(({ length }) => length),
      ).toEqual([1, 1, 1, 1, 1, 1]);
      counts[name] = n;
      if (writes() < n) break;
    }
  });
});

const kept: readonly Act[] = ['mark', 'highlight', 'note', 'group', 'move', 'visit', 'read', 'keep', 'reach'];
/** Of a book that is only read a guest keeps the place alone, on this device. */
const guestActs = kept.filter((act) => act !== 'reach');
const lacks = (known: ReturnType<OwnDevice['known']>, done: readonly Act[] = guestActs): readonly Act[] =>
  done.filter((act) => !isThere[act](known));

it('what a guest made is the account’s, once, wherever the page is killed after the login (K9, F8, F16)', async () => {
  let cells = 0;
  for (let killedAfterMs = 0; killedAfterMs <= 6000; killedAfterMs += isDeep ? 50 : 300) {
    const { fetch } = fakeServer(aReaderServer(Date.now).answers);
    const storage = fakeStorage();
    const seat = { name: 'phone', storage, server: fetch, offsetMs: 0 };
    const guest = ownDevice({ ...seat, userId: '' });
    for (const act of guestActs) guest.act(act, 1);
    guest.kill();
    const login = ownDevice({ ...seat, userId: USER });
    await pass(killedAfterMs);
    login.kill();
    const again = ownDevice({ ...seat, userId: USER });
    const tablet = ownDevice({ ...seat, name: 'tablet', storage: fakeStorage(), userId: USER });
    await pass(HEALED_MS);
    tablet.look();
    await pass(5000);
    expect([again.unsent(), lacks(again.known()), lacks(tablet.known())]).toEqual([[], [], []]);
    for (const device of [again, tablet]) device.kill();
    cells += 1;
  }
  counts['guest, killed'] = cells;
});

/** Deaths of a login are tried at every operation in `test:deep`, here at every second. */
const LOGIN_STRIDE = isDeep ? 1 : 2;

it('what an account made is never another’s, wherever the page is killed while its login is taken away (K10, E18)', async () => {
  for (let n = 0; ; n += LOGIN_STRIDE) {
    const [mine, others] = [aReaderServer(Date.now), aReaderServer(Date.now)];
    const storage = fakeStorage();
    const seat = { name: 'phone', storage, offsetMs: 0 };
    const own = ownDevice({ ...seat, server: fakeServer(mine.answers).fetch, userId: USER });
    await pass(1000);
    for (const act of kept) own.act(act, 1);
    await pass(HEALED_MS);
    own.kill();
    let removals = 0;
    const dying: Storage = {
      ...storage,
      setItem: (key, value) => {
        if (removals < n) storage.setItem(key, value);
      },
      removeItem: (key) => {
        removals += 1;
        if (removals <= n) storage.removeItem(key);
      },
    };
    const server = fakeServer(others.answers).fetch;
    ownDevice({ ...seat, storage: dying, server, userId: OTHER }).kill();
    const next = ownDevice({ ...seat, server, userId: OTHER });
    await pass(HEALED_MS);
    const { bookmarks, annotations, groups, visits, days, shelf } = next.known();
    expect([bookmarks, annotations, groups.groups, visits, days, shelf.books, shelf.left]).toEqual(
      Array.from({ length: 7 }, () => []),
    );
    expect(others.bookmarks.items()).toEqual([]);
    next.kill();
    const back = ownDevice({ ...seat, server: fakeServer(mine.answers).fetch, userId: USER });
    await pass(HEALED_MS);
    expect(lacks(back.known(), kept)).toEqual([]);
    back.kill();
    counts['logins, killed'] = n / LOGIN_STRIDE + 1;
    if (removals <= n) break;
  }
});

interface Step {
  seat: number;
  act: Act | 'kill' | 'look' | 'freeze';
  at: number;
  fault: NetworkFault | 'none';
  calls: number;
  waitMs: number;
}
const steps = fc.array(
  fc.record<Step>({
    seat: fc.integer({ min: 0, max: 2 }),
    act: fc.constantFrom(...acts, 'kill', 'look', 'freeze'),
    at: fc.integer({ min: 0, max: 2 }),
    fault: fc.constantFrom<NetworkFault | 'none'>('none', 'none', ...networkFaults),
    calls: fc.integer({ min: 1, max: 4 }),
    waitMs: fc.constantFrom(0, 50, 150, 1100, 4000),
  }),
  { maxLength: 12 },
);

it('whatever fails in whatever order, nothing waits half a minute after it healed, all devices agree, and what nobody removed is there (F1, F2, F4, F5, F6, F12, F16, F19)', async () => {
  const runs = isDeep ? 1000 : 20;
  const seed = isDeep ? Math.floor(Math.random() * 1_000_000) : 15;
  const details = await fc.check(
    fc.asyncProperty(steps, async (done) => {
      const reader = aReader();
      for (const { seat, act, at, fault, calls, waitMs } of done) {
        if (fault !== 'none') reader.at(seat).network.break(fault, calls);
        if (act === 'kill') reader.reopen(seat);
        // Days go by while no page does anything.
        else if (act === 'freeze') vi.setSystemTime(Date.now() + 3 * DAY_MS);
        else if (act === 'look') reader.at(seat).look();
        else reader.at(seat).act(act, at);
        await pass(waitMs);
      }
      const known = await reader.heal();
      const has = (wanted: Act) => done.some(({ act }) => act === wanted);
      if (!has('unmark')) {
        const marked = new Set(done.filter(({ act }) => act === 'mark').map(({ at }) => at));
        expect(new Set(known.bookmarks.map(({ place }) => place.offset))).toEqual(marked);
      }
      if (!has('erase') && has('highlight')) expect(known.annotations.length).toBeGreaterThan(0);
      if (!has('dissolve')) expect(known.groups.groups).toHaveLength(done.filter(({ act }) => act === 'group').length);
      if (!has('unkeep')) {
        const keptAt = new Set(done.filter(({ act }) => act === 'keep').map(({ at }) => `k${at}`));
        expect(known.shelf.books).toEqual([...keptAt].sort());
      }
      expect(known.shelf.left.length).toBe(has('reach') ? 1 : 0);
      const read = done.filter(({ act }) => act === 'read').reduce((sum, { at }) => sum + 10 + at, 0);
      expect(known.days.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(read);
    }),
    { numRuns: runs, seed },
  );
  counts['runs'] = details.numRuns;
  counts['seed'] = details.seed;
  if (details.failed) throw new Error(fc.defaultReportMessage(details));
}, 600_000);
