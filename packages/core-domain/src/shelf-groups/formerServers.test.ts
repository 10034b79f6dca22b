import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundItem } from '../collection/boundStamp.ts';
import { applyServerCollection, emptyCollection, mergeItem } from '../collection/Collection.ts';
import { checkProperty } from '../../test/propertyRuns.ts';
import { ARRANGEMENT_ID, arrangementOf, changeArrangement } from './arrangement.ts';
import { createGroup } from './changeGroups.ts';
import { groupItemsToPush } from './groupItemsToPush.ts';
import { parseShelfGroups } from './parseShelfGroups.ts';
import { GROUP_ITEM_KINDS, shelfGroups, type GroupItem, type ShelfGroupRecord } from './ShelfGroup.ts';

const NOW = 1_790_000_000_000;
const isKnown = ({ id }: GroupItem, isFormer: boolean): boolean => !isFormer || id !== ARRANGEMENT_ID;

/** One database behind gateways of this version, and of the one that knew no arrangement: it passed over what it did not know. */
function aServer() {
  const rows = new Map<string, { item: GroupItem; revision: number }>();
  let revision = 0;
  return (record: ShelfGroupRecord, isFormer: boolean, nowMs: number): ShelfGroupRecord => {
    const pushed = groupItemsToPush(record).filter((item) => isKnown(item, isFormer));
    for (const change of pushed) {
      const old = rows.get(change.id)?.item;
      const bounded = boundItem(change, old, nowMs);
      const item = old ? mergeItem(old, bounded) : bounded;
      if (item !== old) rows.set(change.id, { item, revision: (revision += 1) });
    }
    const later = [...rows.values()].filter((row) => row.revision > record.revision);
    const changed = later.map(({ item }) => item).filter((item) => isKnown(item, isFormer));
    return applyServerCollection(record, { pushed, changed, revision, ...(!isFormer && { kinds: GROUP_ITEM_KINDS }) });
  };
}

const steps = fc.array(
  fc.record({
    device: fc.nat({ max: 1 }),
    does: fc.constantFrom('arrange', 'group', 'sync', 'sync', 'sync'),
    isFormer: fc.boolean(),
  }),
  { maxLength: 16 },
);

describe('gateways of two versions beside each other (F20)', () => {
  it('leave every device with all of it once the former ones are gone', () => {
    checkProperty(
      'rule',
      fc.property(steps, (done) => {
        const sync = aServer();
        const devices = ['phone', 'tablet'].map((name): ShelfGroupRecord => emptyCollection(name));
        for (const [at, { device, does, isFormer }] of done.entries()) {
          const record = devices[device] ?? expect.unreachable();
          const nowMs = NOW + at * 1000;
          if (does === 'sync') devices[device] = sync(record, isFormer, nowMs);
          if (does === 'group') devices[device] = createGroup(record, `g${at}`, `名${at}`, nowMs);
          if (does === 'arrange')
            devices[device] = changeArrangement(record, { order: `o${at}`, layout: 'list' }, nowMs);
        }
        for (let round = 0; round < 3; round += 1)
          for (const [at, record] of devices.entries()) devices[at] = sync(record, false, NOW + 99_000);
        const [one, other] = devices.map((record) => [arrangementOf(record), shelfGroups(record)]);
        expect(other).toEqual(one);
        expect(devices.flatMap(({ unsent }) => unsent)).toEqual([]);
        const last = done.findLastIndex(({ does }) => does === 'arrange');
        expect(one?.[0]).toEqual(last < 0 ? undefined : { order: `o${last}`, layout: 'list' });
      }),
    );
  });

  it('ask for everything anew once, and not while nothing was passed over', () => {
    const former: ShelfGroupRecord = { ...emptyCollection('phone'), revision: 7 };
    const behind = applyServerCollection(former, { pushed: [], changed: [], revision: 7, kinds: 2 });
    expect([behind.revision, behind.kinds]).toEqual([0, 2]);
    const level = applyServerCollection(behind, { pushed: [], changed: [], revision: 7, kinds: 2 });
    expect([level.revision, level.kinds]).toEqual([7, 2]);
    const untouched = applyServerCollection(level, { pushed: [], changed: [], revision: 7 });
    expect([untouched.revision, untouched.kinds]).toEqual([7, 2]);
    const passedOver = applyServerCollection(level, { pushed: [], changed: [], revision: 8 });
    expect([passedOver.revision, passedOver.kinds]).toEqual([8, 1]);
    expect(parseShelfGroups(JSON.parse(JSON.stringify(level)), 'other')).toEqual(level);
  });
});
