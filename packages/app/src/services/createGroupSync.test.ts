import {
  changeArrangement,
  parseGroupItem,
  shelfGroups,
  type GroupItem,
  type ShelfGroupRecord,
} from '@shuye/core-domain/shelf-groups';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShelfGroupStore } from '../stores/shelfGroupStore.ts';
import { aReaderServer } from '../testing/aReaderServer.ts';
import type { Fields } from '../testing/fakeServer.ts';
import { testServices } from '../testing/testServices.ts';
import { createGroupSync } from './createGroupSync.ts';
import { keepInStep } from './keepInStep.ts';

const HEALED_MS = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refusal = () => new Response('{"state":400}', { status: 400, headers: { 'content-type': 'application/json' } });

/** A device of an account whose server refuses whole calls for the ids that it does not know, and passes over them. */
function aDevice(isUnknown: (id: string) => boolean = (id) => id === 'arrangement') {
  const server = aReaderServer(Date.now);
  const former = { isThere: true, refusesAll: false };
  let made = 0;
  const sync = server.answers['syncShelfGroups'] as (fields: Fields) => {
    items: GroupItem[];
    revision: number;
    kinds?: number;
  };
  const services = testServices({
    userId: '10000001',
    nowMs: Date.now,
    randomId: () => `id-${(made += 1)}`,
    answers: {
      syncShelfGroups: (fields) => {
        if (!former.isThere) return sync(fields);
        if (former.refusesAll || (fields['items'] as GroupItem[]).some(({ id }) => isUnknown(id))) return refusal();
        const { kinds: _, items, ...answer } = sync(fields);
        return { ...answer, items: items.filter(({ id }) => !isUnknown(id)) };
      },
    },
  });
  const store = services.storeOf(createShelfGroupStore);
  const groups = store.getState();
  return {
    server,
    store,
    bridge: services.host.bridge,
    former,
    groups,
    calls: () => services.seen.length,
    arrange: (order: string) =>
      groups.change((record) => changeArrangement(record, { order, layout: 'list' }, Date.now())),
    sync: services.storeOf(createGroupSync),
    unsent: () => groups.load().unsent,
    kept: () => server.groups.items().map(({ id }) => id.replace(/\..*/, '')),
  };
}

const withGroup = (record: ShelfGroupRecord, id: string): ShelfGroupRecord => {
  const item = parseGroupItem({ id, at: { time: Date.now(), device: record.device }, value: { name: id, rank: 1 } });
  return { ...record, items: [...record.items, item ?? expect.unreachable()], unsent: [...record.unsent, id] };
};

describe('a server of a former version (F20)', () => {
  it('takes all changes but the one that it does not know, which is kept, and sent once the server is new', async () => {
    const { groups, arrange, sync, unsent, kept, former, server } = aDevice();
    groups.create('言情');
    arrange('title');
    groups.create('悬疑');
    expect(await sync()).toBe(false);
    expect(kept()).toEqual(['group', 'group']);
    expect(unsent()).toEqual(['arrangement']);
    groups.create('科幻');
    await sync();
    expect([kept(), unsent()]).toEqual([['group', 'group', 'group'], ['arrangement']]);
    former.isThere = false;
    await vi.advanceTimersByTimeAsync(HEALED_MS);
    expect(unsent()).toEqual([]);
    expect(server.groups.items().find(({ id }) => id === 'arrangement')?.value).toEqual({
      order: 'title',
      layout: 'list',
    });
  });

  it('still tells what other devices changed', async () => {
    const { server, arrange, sync, groups } = aDevice();
    arrange('title');
    const at = { time: Date.now(), device: 'tablet' };
    server.groups.sync([{ id: 'group.g', at, value: { name: '言情', rank: 1 } }], 0);
    await sync();
    expect(shelfGroups(groups.load()).groups.map(({ name }) => name)).toEqual(['言情']);
  });

  it('is asked two times in 24 seconds while it stays, not twenty', async () => {
    const { arrange, sync, calls, store, bridge } = aDevice();
    keepInStep(store, sync, bridge, document);
    arrange('title');
    arrange('added');
    await vi.advanceTimersByTimeAsync(60_000);
    const before = calls();
    await vi.advanceTimersByTimeAsync(240_000);
    expect(calls() - before).toBeLessThanOrEqual(20);
    expect(calls() - before).toBeGreaterThan(0);
  });

  it('is left alone soon where it refuses whoever asks, and everything is sent when it does no more', async () => {
    const { groups, sync, calls, unsent, former, kept } = aDevice();
    former.refusesAll = true;
    for (let at = 0; at < 150; at += 1) groups.create(`组${at}`);
    await sync();
    expect(calls()).toBeLessThan(12);
    expect(unsent()).toHaveLength(150);
    former.isThere = false;
    await vi.advanceTimersByTimeAsync(HEALED_MS);
    expect([unsent(), kept().length]).toEqual([[], 150]);
  });

  it('that knows none of many changes keeps none of the others waiting', async () => {
    const { groups, sync, unsent, former, kept } = aDevice((id) => id.endsWith('7'));
    for (let at = 0; at < 40; at += 1) groups.change((record) => withGroup(record, `group.${at}`));
    for (let round = 0; round < 3; round += 1) await sync();
    expect(unsent().toSorted()).toEqual(['group.17', 'group.27', 'group.37', 'group.7']);
    former.isThere = false;
    await vi.advanceTimersByTimeAsync(2 * HEALED_MS);
    expect([unsent(), kept().length]).toEqual([[], 40]);
  });
});
