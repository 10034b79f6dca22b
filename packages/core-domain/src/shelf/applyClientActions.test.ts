import { describe, expect, it } from 'vitest';
import { aShelfAction } from '../testing/aShelfAction.ts';
import { applyClientActions, STAMP_LEEWAY_MS, type ReceivingShelf } from './applyClientActions.ts';
import { ShelfActionKind, shelfOfActions, type ShelfAction } from './ShelfAction.ts';
import { isKept } from './ShelfEntry.ts';

const { Add, Update, Delete } = ShelfActionKind;
const NOW = 1_790_000_000_000;
const LIMIT = NOW + 300_000;
const FAR = 9e15;

const action = (kind: ShelfActionKind, time: number, change: Partial<ShelfAction> = {}): ShelfAction =>
  aShelfAction({
    kind,
    at: { time, device: 'phone' },
    ...(kind === Update && { bookmark: { chapter: `c${time}`, chapterTitle: '', percent: 1 } }),
    ...change,
  });
const nobody: ReceivingShelf = { entries: [], lastSequences: new Map() };
const holding = (...actions: ShelfAction[]): ReceivingShelf => ({ ...nobody, entries: shelfOfActions(actions) });
const times = (shelf: ReceivingShelf, ...actions: ShelfAction[]) =>
  applyClientActions(shelf, actions, NOW).entries.map(({ newest }) => newest.time);

describe('applyClientActions', () => {
  it('stores what came, and gives only the books that were named', () => {
    const shelf = holding(action(Add, 5, { bookId: 'a' }), action(Add, 6, { bookId: 'b' }));
    const { entries } = applyClientActions(
      shelf,
      [action(Delete, 7, { bookId: 'a' }), action(Add, 8, { bookId: 'c' })],
      NOW,
    );
    expect(entries.map((entry) => [entry.bookId, isKept(entry)])).toEqual([
      ['a', false],
      ['c', true],
    ]);
  });

  it('lets the newer stand, whenever it arrives [SHELFSYNC-06]', () => {
    const [entry] = applyClientActions(holding(action(Delete, 9)), [action(Add, 8), action(Update, 10)], NOW).entries;
    expect(isKept(entry)).toBe(false);
    expect(entry?.reading?.bookmark.chapter).toBe('c10');
  });

  it('takes nothing from an update without a place', () => {
    const received = applyClientActions(nobody, [aShelfAction({ kind: Update })], NOW);
    expect(received).toEqual({ entries: [], lastSequences: new Map() });
  });

  it('sets stamps from the future back to five minutes from now', () => {
    expect(STAMP_LEEWAY_MS).toBe(300_000);
    expect(times(nobody, action(Add, FAR))).toEqual([LIMIT]);
    expect(times(nobody, action(Add, LIMIT + 1))).toEqual([LIMIT]);
    expect(times(nobody, action(Add, LIMIT))).toEqual([LIMIT]);
    expect(times(nobody, action(Add, LIMIT - 1))).toEqual([LIMIT - 1]);
  });

  it('lets a normal removal win later over an adding from the future', () => {
    const { entries, lastSequences } = applyClientActions(nobody, [action(Add, FAR)], NOW);
    const removal = action(Delete, LIMIT + 1, { at: { time: LIMIT + 1, device: 'tablet' } });
    const [entry] = applyClientActions({ entries, lastSequences }, [removal], NOW).entries;
    expect(isKept(entry)).toBe(false);
  });

  it('keeps the order of several stamps from the future, whatever order they came in', () => {
    const late = ['a', 'b', 'c'].map((bookId, at) => action(Add, FAR + at, { bookId, sequence: at + 1 }));
    const near = action(Add, NOW, { bookId: 'd', sequence: 4 });
    const { entries } = applyClientActions(
      nobody,
      [late[2], near, late[0], late[1]].filter((one) => one !== undefined),
      NOW,
    );
    const found = new Map(entries.map(({ bookId, newest }) => [bookId, newest.time]));
    expect(found).toEqual(
      new Map([
        ['a', LIMIT - 2],
        ['b', LIMIT - 1],
        ['c', LIMIT],
        ['d', NOW],
      ]),
    );
  });

  it('orders actions of one time by their number', () => {
    const two = [action(Add, FAR, { bookId: 'b', sequence: 2 }), action(Add, FAR, { bookId: 'a', sequence: 1 })];
    const { entries } = applyClientActions(nobody, two, NOW);
    expect(entries.map(({ bookId, newest }) => [bookId, newest.time])).toEqual([
      ['a', LIMIT - 1],
      ['b', LIMIT],
    ]);
  });

  it('never sets a change back behind what its device had seen', () => {
    const seen = action(Add, LIMIT, { at: { time: LIMIT, device: 'tablet' } });
    const removal = action(Delete, LIMIT + 50);
    const [entry] = applyClientActions(holding(seen), [removal], NOW).entries;
    expect(entry?.keeping).toEqual({ kept: false, at: { time: LIMIT + 1, device: 'phone' } });
  });

  it('holds that even when its own clock was set back', () => {
    const [entry] = applyClientActions(
      holding(action(Add, NOW)),
      [action(Delete, NOW + 5, { sequence: 2 })],
      NOW - 86_400_000,
    ).entries;
    expect(entry?.keeping).toEqual({ kept: false, at: { time: NOW + 1, device: 'phone' } });
  });

  it('follows several changes of one book in one call', () => {
    const changes = [
      action(Add, FAR, { sequence: 1 }),
      action(Delete, FAR + 1, { sequence: 2 }),
      action(Add, FAR + 2, { sequence: 3 }),
    ];
    const [entry, ...others] = applyClientActions(nobody, changes, NOW).entries;
    expect(others).toEqual([]);
    expect(isKept(entry) && entry.keeping.at.time).toBe(LIMIT);
  });

  it('takes each action of a device once', () => {
    const push = [action(Add, FAR, { sequence: 7 })];
    const first = applyClientActions(nobody, push, NOW);
    expect(first.lastSequences).toEqual(new Map([['phone', 7]]));
    const again = applyClientActions(first, push, NOW + 1000);
    expect(again.entries).toEqual([]);
    expect(again.lastSequences).toEqual(first.lastSequences);
    expect(applyClientActions(first, [action(Delete, FAR, { sequence: 6 })], NOW).entries).toEqual([]);
    expect(applyClientActions(first, [action(Delete, FAR + 1, { sequence: 8 })], NOW).entries).toHaveLength(1);
  });

  it('counts each device by itself, and not those that do not count', () => {
    const shelf = { entries: [], lastSequences: new Map([['phone', 7]]) };
    const tablet = action(Add, 5, { at: { time: 5, device: 'tablet' }, sequence: 3 });
    expect(applyClientActions(shelf, [tablet], NOW).lastSequences).toEqual(
      new Map([
        ['phone', 7],
        ['tablet', 3],
      ]),
    );
    const uncounted = applyClientActions(shelf, [action(Add, 5, { sequence: 0 })], NOW);
    expect(uncounted.entries).toHaveLength(1);
    expect(uncounted.lastSequences).toEqual(shelf.lastSequences);
  });

  it('remembers the highest number of a call, not the last', () => {
    const out = [action(Add, 9, { bookId: 'a', sequence: 3 }), action(Add, 5, { bookId: 'b', sequence: 4 })];
    expect(applyClientActions(nobody, out, NOW).lastSequences.get('phone')).toBe(4);
    expect(applyClientActions(nobody, [...out].reverse(), NOW).lastSequences.get('phone')).toBe(4);
  });

  it('changes nothing of what it was given', () => {
    const shelf = holding(action(Add, 5));
    const before = JSON.stringify([...shelf.entries]);
    applyClientActions(shelf, [action(Delete, 9)], NOW);
    expect(JSON.stringify([...shelf.entries])).toBe(before);
    expect(shelf.lastSequences.size).toBe(0);
  });
});
