import { createHash } from 'node:crypto';
import { BookFormat } from '@shuye/core-domain/book';
import { parseRestoreCode, type RestoreSecret } from '@shuye/core-domain/restore-code';
import { addBooks, currentShelf, emptyShelfRecord } from '@shuye/core-domain/shelf';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCopyServer } from '../../testing/aCopyServer.ts';
import type { Answers, Fields } from '../../testing/fakeServer.ts';
import { aReadersDevice } from '../../testing/aReadersDevice.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { isDeep } from '../../testing/isDeep.ts';
import { faultyNetwork, networkFaults } from '../../testing/own-data/faultyNetwork.ts';
import { testServices } from '../../testing/testServices.ts';
import { createRestoreCopies } from './createRestoreCopies.ts';

const NOW = 1_790_000_000_000;
const place = { chapterId: 'c1', offset: 4, print: '灯火' };
const spot = (at: number) => ({ place, percent: 200, chapterTitle: '第1章', at });

type Server = Pick<ReturnType<typeof aCopyServer>, 'copies'> & { answers: Answers };

function aDevice(
  server: Server,
  storage: Storage = fakeStorage(aReadersDevice(NOW)),
  nowMs = () => NOW,
  network?: ReturnType<typeof faultyNetwork>,
) {
  const services = testServices({ answers: server.answers, storage, nowMs, ...(network && { fetch: network.fetch }) });
  const progress = (): unknown => services.storage.read('progress', (value) => value);
  const titles = () =>
    currentShelf(services.shelfRecords.read('8000000')).map(({ keeping }) => keeping?.kept && keeping.details.title);
  const addPlace = (bookId: string, at = NOW) =>
    services.storage.write('progress', { ...(progress() as object), [bookId]: spot(at) });
  const notes = () =>
    services.storage.read('text_notes', (value) => (value as { annotations: { id: string }[] }).annotations.length);
  return { services, storage, progress, titles, notes, addPlace, copies: services.storeOf(createRestoreCopies) };
}

async function made({ copies }: ReturnType<typeof aDevice>): Promise<RestoreSecret> {
  const words = await copies.make();
  const parsed = parseRestoreCode(words === 'too-large' ? '' : words.join(''));
  if (parsed.kind === 'fault') throw new Error('a code of our own is not read');
  return parsed.secret;
}

/** A server that fails at its `n`-th call from now on, before or after it did what was asked, or is well. */
function failing(server: Server, fault: { n: number; at: 'before' | 'after' }): Server {
  let calls = 0;
  const answers = Object.fromEntries(
    Object.entries(server.answers).map(([name, answer]) => [
      name,
      async (fields: object) => {
        calls += 1;
        if (calls === fault.n && fault.at === 'before') throw new TypeError('no network');
        const given: unknown = (answer as (given: object) => unknown)(fields);
        if (calls === fault.n) throw new TypeError('the answer was lost');
        return given;
      },
    ]),
  );
  return { ...server, answers };
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

/** Nothing that a packer makes small. */
const random = (at: number) => createHash('sha512').update(`${at}`).digest('base64');

describe('a restore copy', () => {
  it('is written when something changed, and only then', async () => {
    const server = aCopyServer();
    const device = aDevice(server);
    await made(device);
    const writes = () => device.services.seen.filter(({ name }) => name === 'writeRestoreCopy').length;
    expect(await device.copies.update()).toBe('saved');
    expect(writes()).toBe(1);
    device.addPlace('1002');
    expect(await Promise.all([device.copies.update(), device.copies.update()])).toEqual(['saved', 'saved']);
    expect(writes()).toBe(2);
  });

  it('holds what was read while it was being written', async () => {
    const server = aCopyServer();
    const { writeRestoreCopy } = server.answers;
    let isAsked = false;
    let letThrough: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const slowly = async (fields: Fields) => {
      isAsked = true;
      await held;
      return writeRestoreCopy(fields);
    };
    const device = aDevice(server);
    const secret = await made(device);
    device.addPlace('2001');
    const slow = aDevice({ ...server, answers: { ...server.answers, writeRestoreCopy: slowly } }, device.storage);
    const first = slow.copies.update();
    await expect.poll(() => isAsked).toBe(true);
    slow.addPlace('3001');
    const updates = [first, slow.copies.update(), slow.copies.update()];
    letThrough?.();
    expect(await Promise.all(updates)).toEqual(['saved', 'saved', 'saved']);
    expect(slow.services.seen.filter(({ name }) => name === 'writeRestoreCopy')).toHaveLength(2);
    const other = aDevice(server, fakeStorage());
    await other.copies.restore(secret);
    expect(Object.keys(other.progress() as object)).toEqual(['1001', '2001', '3001']);
  });

  it('of two devices that write in turn holds what both have, and each gets it (F16)', async () => {
    const server = aCopyServer();
    const phone = aDevice(server);
    const secret = await made(phone);
    const tablet = aDevice(server, fakeStorage());
    expect(await tablet.copies.restore(secret)).toMatchObject({ kind: 'restored', books: 1 });
    phone.addPlace('2001');
    tablet.addPlace('3001');
    await phone.copies.update();
    await tablet.copies.update();
    expect(Object.keys(tablet.progress() as object)).toEqual(['1001', '2001', '3001']);
    phone.addPlace('2002');
    await phone.copies.update();
    const third = aDevice(server, fakeStorage());
    await third.copies.restore(secret);
    expect(third.progress()).toEqual(phone.progress());
    expect(Object.keys(third.progress() as object)).toEqual(['1001', '2001', '2002', '3001']);
  });

  it('of two tabs is one (F16)', async () => {
    const server = aCopyServer();
    const one = aDevice(server);
    const secret = await made(one);
    const other = aDevice(server, one.storage);
    other.addPlace('2001');
    expect(await Promise.all([one.copies.update(), other.copies.update()])).toEqual(['saved', 'saved']);
    const third = aDevice(server, fakeStorage());
    await third.copies.restore(secret);
    expect(Object.keys(third.progress() as object)).toEqual(['1001', '2001']);
  });

  it('loses nothing when the network fails before or after any call (F1, F8, K7)', async () => {
    let cells = 0;
    for (const at of ['before', 'after'] as const)
      for (let n = 1; n <= 6; n += 1) {
        const server = aCopyServer();
        const phone = aDevice(server);
        const secret = await made(phone);
        const tablet = aDevice(server, fakeStorage());
        await tablet.copies.restore(secret);
        tablet.addPlace('3001');
        await tablet.copies.update();
        phone.addPlace('2001');
        // A write that is refused, a read, a write; then a restore.
        const broken = aDevice(failing(server, { n, at }), phone.storage);
        await broken.copies.update().catch(() => undefined);
        const cleared = fakeStorage();
        await aDevice(failing(server, { n, at }), cleared)
          .copies.restore(secret)
          .catch(() => undefined);
        // The network is well again.
        const healed = aDevice(server, phone.storage);
        expect(await healed.copies.update()).toBe('saved');
        const restored = aDevice(server, cleared);
        expect(await restored.copies.restore(secret)).toMatchObject({ kind: 'restored' });
        expect(Object.keys(restored.progress() as object)).toEqual(['1001', '2001', '3001']);
        expect(healed.progress()).toEqual(restored.progress());
        cells += 1;
      }
    expect(cells).toBe(12);
  });

  describe.each([...networkFaults, 'frozen' as const])('whose calls meet a fault (%s)', (fault) => {
    it('ends with all that either device has, once the network is well (F4, F5, F6, F19, K7)', async () => {
      const DAY_MS = 86_400_000;
      for (const calls of isDeep ? [1, 2, 3, 4] : [1, 4]) {
        const server = aCopyServer();
        const phone = aDevice(server);
        const secret = await made(phone);
        const tablet = aDevice(server, fakeStorage());
        await tablet.copies.restore(secret);
        tablet.addPlace('3001');
        await tablet.copies.update();
        phone.addPlace('2001');
        // The page sleeps three days while its calls are on their way.
        let now = NOW;
        const answer = fakeServer(server.answers).fetch;
        const slept: typeof fetch = async (input, init) => {
          if (fault === 'frozen') now += 3 * DAY_MS;
          return answer(input, init);
        };
        const network = faultyNetwork(slept, 0);
        if (fault !== 'frozen') network.break(fault, calls);
        const struck = aDevice(server, phone.storage, () => now, network);
        await struck.copies.update().catch(() => undefined);
        const cleared = fakeStorage();
        if (fault !== 'frozen') network.break(fault, calls);
        await aDevice(server, cleared, () => now, network)
          .copies.restore(secret)
          .catch(() => undefined);
        network.heal();
        expect(await struck.copies.update()).toBe('saved');
        const restored = aDevice(server, cleared);
        expect(await restored.copies.restore(secret)).toMatchObject({ kind: 'restored' });
        expect(Object.keys(restored.progress() as object)).toEqual(['1001', '2001', '3001']);
        expect([struck.progress(), restored.titles()]).toEqual([restored.progress(), ['山中灯火']]);
      }
    });
  });

  it('that was killed or had no room at any write of a restore is restored by another (F9, F10, K8)', async () => {
    const server = aCopyServer();
    const secret = await made(aDevice(server));
    let cells = 0;
    for (let n = 0; ; n += 1) {
      const kept = fakeStorage();
      let writes = 0;
      const killed: Storage = {
        ...kept,
        setItem: (key, value) => {
          writes += 1;
          if (writes > n) throw new DOMException('no room', 'QuotaExceededError');
          kept.setItem(key, value);
        },
      };
      await aDevice(server, killed).copies.restore(secret);
      if (writes <= n) break;
      const again = aDevice(server, kept);
      expect(await again.copies.restore(secret)).toMatchObject({ kind: 'restored' });
      expect([again.titles(), again.notes(), again.progress()]).toEqual([
        ['山中灯火'],
        1,
        aReadersDevice(NOW).progress,
      ]);
      expect(again.copies.record()?.isGone).toBe(false);
      cells += 1;
    }
    expect(cells).toBeGreaterThanOrEqual(5);
  });

  it('that was damaged restores nothing and is never written over unread (F11)', async () => {
    const server = aCopyServer();
    const phone = aDevice(server);
    const secret = await made(phone);
    const [locator, copy] = [...server.copies][0] ?? ['', undefined];
    if (!copy) throw new Error('there is no copy');
    const content = copy.pieces.get(copy.draft)?.[0] ?? '';
    const flipped = (at: number) => content.slice(0, at) + (content[at] === 'A' ? 'B' : 'A') + content.slice(at + 1);
    const shapes = [
      '',
      'AAAA',
      'AQ==',
      '!',
      'null',
      '__proto__',
      content.slice(0, 8),
      content.slice(0, -4),
      content + content,
      `AgAA${content.slice(4)}`,
      flipped(30),
      flipped(content.length - 8),
    ];
    expect(shapes).toHaveLength(12);
    for (const shape of shapes) {
      server.copies.set(locator, { ...copy, revision: 7, pieces: new Map([[copy.draft, [shape]]]) });
      const cleared = aDevice(server, fakeStorage());
      const before = cleared.storage.length;
      expect((await cleared.copies.restore(secret)).kind).toMatch(/damaged|missing/);
      expect([cleared.storage.length, cleared.titles()]).toEqual([before, []]);
      if (shape === '') continue;
      phone.addPlace(`9${shape.length}`);
      expect(await phone.copies.update()).toBe('damaged');
      expect(server.copies.get(locator)?.pieces.get(copy.draft)).toEqual([shape]);
    }
  });

  it('that was deleted or expired is told, and this device keeps all it has', async () => {
    const server = aCopyServer();
    const phone = aDevice(server);
    await made(phone);
    server.copies.clear();
    phone.addPlace('2001');
    expect([await phone.copies.update(), await phone.copies.update()]).toEqual(['gone', 'gone']);
    expect(phone.copies.record()?.isGone).toBe(true);
    expect(Object.keys(phone.progress() as object)).toEqual(['1001', '2001']);
  });

  it('that is old, or of a clock a day off, takes no later place away (F12)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -99, max: 99 }), async (days, later) => {
        const server = aCopyServer();
        const skewed = NOW + days * 86_400_000;
        const phone = aDevice(server, fakeStorage(aReadersDevice(NOW)), () => skewed);
        phone.addPlace('1001', NOW);
        const secret = await made(phone);
        const tablet = aDevice(server, fakeStorage());
        tablet.addPlace('1001', NOW + later);
        await tablet.copies.restore(secret);
        expect(tablet.progress()).toMatchObject({ 1001: { at: NOW + Math.max(0, later) } });
      }),
      { numRuns: 12 },
    );
  });

  it('of many books comes in pieces', async () => {
    const server = aCopyServer();
    const books = Array.from({ length: 3000 }, (_, at) => ({
      bookId: `${at + 1}`,
      details: { title: random(at), author: '', coverUrl: '', format: BookFormat.Standard },
    }));
    const phone = aDevice(server, fakeStorage({ guest_shelf: addBooks(emptyShelfRecord('old'), books, NOW) }));
    const secret = await made(phone);
    const [copy] = [...server.copies.values()];
    expect(copy?.pieces.get(copy.draft)?.length).toBeGreaterThan(1);
    const cleared = aDevice(server, fakeStorage());
    expect(await cleared.copies.restore(secret)).toMatchObject({ books: 3000 });
    expect(new Set(cleared.titles())).toEqual(new Set(phone.titles()));
  });
});
