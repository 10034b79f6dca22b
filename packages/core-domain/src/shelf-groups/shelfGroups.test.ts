import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { boundItem } from '../collection/boundStamp.ts';
import { applyServerCollection, emptyCollection, importItems, mergeItem } from '../collection/Collection.ts';
import { joinItems } from '../collection/itemSync.ts';
import { arrangementOf, changeArrangement } from './arrangement.ts';
import { createGroup, dissolveGroup, groupName, moveBooks, renameGroup, shiftGroup } from './changeGroups.ts';
import { groupItemsToPush } from './groupItemsToPush.ts';
import { parseGroupItem, parseShelfGroups } from './parseShelfGroups.ts';
import { shelfGroups, type GroupItem, type ShelfGroupRecord, type ShelfGroupValue } from './ShelfGroup.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;

const named = (...names: string[]): ShelfGroupRecord =>
  names.reduce<ShelfGroupRecord>((record, name) => createGroup(record, name, name, NOW), emptyCollection('phone'));
const names = (record: ShelfGroupRecord) => shelfGroups(record).groups.map(({ name }) => name);
const booksIn = (record: ShelfGroupRecord, group: string) =>
  [...shelfGroups(record).groupOf].filter(([, id]) => id === group).map(([bookId]) => bookId);

describe('groups of a shelf', () => {
  it('stand in the order in which they were made, and change places', () => {
    const three = named('一', '二', '三');
    expect(names(three)).toEqual(['一', '二', '三']);
    expect(names(shiftGroup(three, '三', -1, NOW))).toEqual(['一', '三', '二']);
    expect(names(shiftGroup(three, '一', 1, NOW))).toEqual(['二', '一', '三']);
    expect([shiftGroup(three, '一', -1, NOW), shiftGroup(three, '三', 1, NOW)]).toEqual([three, three]);
  });

  it('take many books at once, and give them back', () => {
    const moved = moveBooks(named('一', '二'), ['1', '2', '3'], '一', NOW);
    expect(booksIn(moved, '一')).toEqual(['1', '2', '3']);
    const again = moveBooks(moved, ['2'], '二', NOW);
    expect([booksIn(again, '一'), booksIn(again, '二')]).toEqual([['1', '3'], ['2']]);
    expect(booksIn(moveBooks(again, ['1', '3'], undefined, NOW), '一')).toEqual([]);
    expect(moveBooks(again, ['1'], '一', NOW)).toBe(again);
    expect(moveBooks(again, ['1'], 'none', NOW)).toBe(again);
  });

  it('get another name and keep their books; a name that says nothing is none', () => {
    const moved = moveBooks(named('一'), ['1'], '一', NOW);
    const renamed = renameGroup(moved, '一', '  言情  ', NOW);
    expect([names(renamed), booksIn(renamed, '一')]).toEqual([['言情'], ['1']]);
    expect([renameGroup(moved, '一', '  ', NOW), createGroup(moved, 'x', ' ', NOW)]).toEqual([moved, moved]);
    expect(groupName('长'.repeat(30))).toHaveLength(20);
  });

  it('are dissolved, and none of their books is in a group then', () => {
    const dissolved = dissolveGroup(moveBooks(named('一', '二'), ['1', '2'], '一', NOW), '一', NOW);
    expect([names(dissolved), [...shelfGroups(dissolved).groupOf]]).toEqual([['二'], []]);
    expect(dissolveGroup(dissolved, '一', NOW)).toBe(dissolved);
  });

  it('that were dissolved elsewhere hold no book that was moved there meanwhile', () => {
    const two = named('一', '二');
    const there = dissolveGroup({ ...two, device: 'tablet' }, '一', NOW);
    const here = moveBooks(two, ['1'], '一', NOW);
    const items = joinItems(here.items, there.items, { merge: mergeItem });
    expect([...shelfGroups({ items }).groupOf]).toEqual([]);
  });
});

type Step =
  | { does: 'sync'; device: number }
  | { does: 'create' | 'rename' | 'dissolve' | 'earlier' | 'take-out'; device: number; group: string; book: string }
  | { does: 'move'; device: number; group: string; book: string };

const steps = fc.array(
  fc.record({
    does: fc.constantFrom('sync', 'sync', 'create', 'rename', 'dissolve', 'earlier', 'take-out', 'move', 'move'),
    device: fc.integer({ min: 0, max: 2 }),
    group: fc.constantFrom('a', 'b'),
    book: fc.constantFrom('1', '2', '3'),
  }) as fc.Arbitrary<Step>,
  { maxLength: 24 },
);

/** Three devices whose clocks are a day apart, and the server between them, which keeps what the gateway keeps. */
function simulate(done: readonly Step[]) {
  const devices = ['phone', 'tablet', 'desk'].map((name): ShelfGroupRecord => emptyCollection(name));
  const server = new Map<string, { item: GroupItem; revision: number }>();
  let revision = 0;
  let nowMs = NOW;
  const sync = (at: number) => {
    const record = devices[at] ?? expect.unreachable();
    const pushed = groupItemsToPush(record);
    for (const change of pushed) {
      const old = server.get(change.id)?.item;
      const bounded = boundItem(change, old, nowMs);
      const item = old ? mergeItem(old, bounded) : bounded;
      if (item !== old) server.set(change.id, { item, revision: (revision += 1) });
    }
    const changed = [...server.values()].filter((row) => row.revision > record.revision).map(({ item }) => item);
    devices[at] = applyServerCollection(record, { pushed, changed, revision });
  };
  for (const [place, step] of done.entries()) {
    nowMs = NOW + place * 1000;
    const record = devices[step.device] ?? expect.unreachable();
    const clock = nowMs + (step.device - 1) * DAY;
    if (step.does === 'sync') sync(step.device);
    else {
      const { group, book } = step;
      const change: Record<Exclude<Step['does'], 'sync'>, () => ShelfGroupRecord> = {
        create: () => createGroup(record, group, `名${group}`, clock),
        rename: () => renameGroup(record, group, `名${place}`, clock),
        dissolve: () => dissolveGroup(record, group, clock),
        earlier: () => shiftGroup(record, group, -1, clock),
        'take-out': () => moveBooks(record, [book], undefined, clock),
        move: () => moveBooks(record, [book], group, clock),
      };
      devices[step.device] = change[step.does]();
    }
  }
  for (let round = 0; round < 3; round += 1) for (let at = 0; at < devices.length; at += 1) sync(at);
  return { devices, server };
}

describe('groups on several devices', () => {
  it('are the same on each of them in the end, with nothing left to send, and so on the server', () => {
    checkProperty(
      'rule',
      fc.property(steps, (done) => {
        const { devices, server } = simulate(done);
        const [first, ...others] = devices.map((record) => shelfGroups(record));
        for (const other of others) expect(other).toEqual(first);
        expect(devices.flatMap(({ unsent }) => unsent)).toEqual([]);
        expect(shelfGroups({ items: [...server.values()].map(({ item }) => item) }).groups).toEqual(first?.groups);
      }),
    );
  });

  it('never put a book into a group that is not there, or into two', () => {
    checkProperty(
      'rule',
      fc.property(steps, (done) => {
        for (const record of simulate(done).devices) {
          const { groups, groupOf } = shelfGroups(record);
          for (const id of groupOf.values()) expect(groups.map((group) => group.id)).toContain(id);
        }
      }),
    );
  });

  it('join by one law, whatever the order, the grouping and the repetition', () => {
    const item: fc.Arbitrary<GroupItem> = fc
      .record({
        id: fc.constantFrom('group.a', 'book.1'),
        at: fc.record({ time: fc.integer({ min: 0, max: 3 }), device: fc.constantFrom('a', 'b') }),
        value: fc.option(fc.constantFrom<ShelfGroupValue>({ name: '一', rank: 1 }, { groupId: 'a' }), {
          nil: undefined,
        }),
      })
      .map(({ value, ...rest }) => ({ ...rest, ...(value && { value }) }));
    const law = { merge: mergeItem<ShelfGroupValue> };
    const join = (...lists: ReadonlyArray<readonly GroupItem[]>) =>
      lists.reduce<readonly GroupItem[]>((all, list) => joinItems<GroupItem>(all, list, law), []);
    const items = fc.array(item, { maxLength: 5 });
    checkProperty(
      'rule',
      fc.property(items, items, items, (a, b, c) => {
        expect(join(a, b, c)).toEqual(join(c, b, a));
        expect(join(join(a, b), c)).toEqual(join(a, join(b, c)));
        expect(join(a, b, a, b)).toEqual(join(a, b));
      }),
    );
  });
});

describe('books that no server is told of', () => {
  it('stand in groups on this device, and are sent once their account’s space had them', () => {
    const moved = moveBooks(named('一'), ['1', 'local-9'], '一', NOW);
    expect(booksIn(moved, '一')).toEqual(['1', 'local-9']);
    const sent = (told?: ReadonlySet<string>) => groupItemsToPush(moved, told).map(({ id }) => id);
    expect(sent()).toEqual(['group.一', 'book.1']);
    expect(sent(new Set(['local-9']))).toEqual(['group.一', 'book.1', 'book.local-9']);
  });
});

describe('how a shelf is arranged', () => {
  it('is known as it was last chosen, beside its groups, and read as it was written', () => {
    const first = changeArrangement(named('一'), { order: 'title', layout: 'list' }, NOW);
    const record = changeArrangement(first, { order: 'added', layout: 'list' }, NOW);
    expect([arrangementOf(named('一')), arrangementOf(record)]).toEqual([
      undefined,
      { order: 'added', layout: 'list' },
    ]);
    expect(names(record)).toEqual(['一']);
    expect(parseShelfGroups(JSON.parse(JSON.stringify(record)), 'other')).toEqual(record);
    const [at] = record.items.map((item) => item.at);
    expect(parseGroupItem({ id: 'arrangement', at, value: { order: 'title', layout: 7 } })).toBeUndefined();
  });
});

describe('stored groups', () => {
  it('are read as they were written, and what is damaged is dropped by itself', () => {
    const record = moveBooks(named('一'), ['1'], '一', NOW);
    expect(parseShelfGroups(JSON.parse(JSON.stringify(record)), 'other')).toEqual(record);
    const damaged = {
      ...record,
      revision: 5,
      items: [...record.items, { id: 'group.x', at: record.items[0]?.at, value: { name: '' } }, 7],
    };
    expect(parseShelfGroups(damaged, 'other')).toEqual({ ...record, revision: 0 });
  });

  it('never throw, whatever is stored', () => {
    checkProperty(
      'rule',
      fc.property(fc.jsonValue(), (stored) => {
        expect(parseShelfGroups({ items: [stored], unsent: stored, highest: stored }, 'd').items).toEqual([]);
        expect(parseShelfGroups(stored, 'd').device).toBeTruthy();
      }),
    );
  });

  it('join those of a file by their times, any number of times', () => {
    const here = named('一');
    const file = moveBooks(here, ['1'], '一', NOW + 5).items;
    const joined = importItems(here, file);
    expect(booksIn(joined, '一')).toEqual(['1']);
    expect(joined.unsent).toContain('book.1');
    expect(importItems(joined, file)).toBe(joined);
  });
});
