import { screen, waitFor } from '@testing-library/react';
import { storageName } from '@shuye/core-domain/storage';
import { loginCookies } from '@shuye/core-domain/member';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReaderServer } from '../aReaderServer.ts';
import { fakeServer } from '../fakeServer.ts';
import { fakeStorage } from '../fakeStorage.ts';
import { isDeep } from '../isDeep.ts';
import { mountServed } from '../mountServed.tsx';
import { answers, files, isThere } from '../storedReader.ts';
import { ownDevice } from './ownDevice.ts';
// As the versions of these days wrote them, of an account whose network was away, and of a guest.
import formerStores from './formerStores.json';

const USER = '10000001';
const NOW = 1_790_000_000_000;
const HEALED_MS = 30_000;

const pass = async (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

interface Former {
  account: Readonly<Record<string, unknown>>;
  guest: Readonly<Record<string, unknown>>;
}
const versions = Object.entries<Former>(formerStores);
const cases = versions.flatMap(([day, stores]) =>
  Object.entries(stores).map(([whose, values]: [string, Former['account']]) => ({ day, whose, values })),
);

const counts: Record<string, number> = {};
afterAll(() => console.log('stores of former versions (F20):', JSON.stringify(counts)));

/** What a reader of the version had, who had read a chapter of one book, kept it, and taken another off. */
const had = (values: Former['account']) => ({
  books: ['1001'],
  left: ['1001 c1'],
  bookmarks: ['灯火'],
  notes: 'text_notes' in values ? ['伏笔'] : [],
  visits: 'book_visits' in values ? ['v1'] : [],
  seconds: 'reading_diary' in values ? 60 : 0,
  groups: 'shelf_groups' in values ? ['夜里读'] : [],
});

/** The storage refuses all writes from the n-th on. */
function full(kept: Storage, n: number): { storage: Storage; writes: () => number } {
  let writes = 0;
  const setItem: Storage['setItem'] = (key, value) => {
    writes += 1;
    if (writes >= n) throw new DOMException('no', 'QuotaExceededError');
    kept.setItem(key, value);
  };
  return { storage: { ...kept, setItem }, writes: () => writes };
}

describe.each(cases)('what a version of $day stored of a reader ($whose)', ({ day, whose, values }) => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    for (const name of ['info', 'log'] as const) vi.spyOn(console, name).mockImplementation(() => undefined);
  });

  it('is all there in this one, on other devices too, also where its page was killed at the n-th write, for every n (F20, K8)', async () => {
    // Here one of them for each store, in `test:deep` every one.
    const only = 1 + cases.findIndex((one) => one.values === values);
    for (let n = isDeep ? 1 : only; ; n += 1) {
      const { fetch } = fakeServer(aReaderServer(Date.now).answers);
      const kept = fakeStorage(values);
      const { storage, writes } = full(kept, n);
      const seat = { name: 'phone', userId: USER, server: fetch, offsetMs: 0 };
      const first = ownDevice({ ...seat, storage });
      await vi.dynamicImportSettled();
      await pass(6000);
      first.look();
      await pass(6000);
      first.kill();
      const again = ownDevice({ ...seat, storage: kept });
      const tablet = ownDevice({ ...seat, name: 'tablet', storage: fakeStorage() });
      await pass(HEALED_MS);
      expect([again.unsent(), tablet.unsent()]).toEqual([[], []]);
      for (const device of [again, tablet, again, tablet]) {
        device.look();
        await pass(5000);
      }
      for (const { known } of [again, tablet]) {
        const { shelf, bookmarks, annotations, visits, days, groups } = known();
        expect({
          ...shelf,
          bookmarks: bookmarks.map(({ text }) => text),
          notes: annotations.map(({ note }) => note.text),
          visits: visits.map(({ id }) => id),
          seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
          groups: groups.groups.map(({ name }) => name),
        }).toEqual(had(values));
      }
      expect(again.services.progress.load('1001')?.place.offset).toBe(4);
      for (const device of [again, tablet]) device.kill();
      counts[`${day} ${whose}`] = (counts[`${day} ${whose}`] ?? 0) + 1;
      if (writes() < n || !isDeep) break;
    }
  }, 600_000);
});

/** Of a guest, and all but the shelf, in `test:deep` alone. */
const pages = isDeep ? ['/', '/shelf', '/reader/1001', '/statistics', '/my-data'] : ['/shelf'];
const seen = cases.filter(({ whose }) => isDeep || whose === 'account');

describe.each(seen)('the pages over what a version of $day stored of a reader ($whose)', ({ whose, values }) => {
  it.each(pages)('%s stands, without an error (F20)', async (page) => {
    const faults: unknown[] = [];
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    for (const name of ['info', 'log'] as const) vi.spyOn(console, name).mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
    // What jsdom lacks: characters that lie somewhere.
    Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
    for (const [key, value] of Object.entries(values))
      localStorage.setItem(storageName(key as 'device'), JSON.stringify(value));
    if (whose === 'account') document.cookie = `${loginCookies.userId}=${USER}`;
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      fakeServer({ ...answers, ...aReaderServer(() => NOW).answers }, files).fetch,
    );
    const unmount = mountServed(page);
    await waitFor(() => expect(isThere[page]?.()).toBeTruthy(), { timeout: 20_000 });
    if (page === '/shelf') expect(await screen.findAllByText('山中灯火')).not.toEqual([]);
    unmount();
    expect(faults).toEqual([]);
  });
});
