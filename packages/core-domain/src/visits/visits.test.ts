import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSpots, furthestVisit, MAX_VISITS, mergeVisits } from './mergeVisits.ts';
import { recordVisit } from './recordVisit.ts';
import { parseVisit, type Spot, type Visit } from './Visit.ts';

const NOW = 1_790_000_000_000;
const DAY_MS = 86_400_000;
const spot = (index: number, offset = 0): Spot => ({
  place: { chapterId: `c${index}`, offset, print: '灯' },
  index,
  chapterTitle: `第${index + 1}章`,
});
const aSpot = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 })).map(([at, by]) => spot(at, by));
const aVisit = fc.record<Visit>({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  device: fc.constant('手机'),
  at: fc.integer({ min: 0, max: 5 }),
  here: aSpot,
  furthest: aSpot,
});

describe('the visits of a book that two sources know', () => {
  it('are the same together in any order, any grouping and any number of times', () => {
    const some = fc.array(aVisit, { maxLength: 5 });
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        const together = mergeVisits(mergeVisits(a, b), c);
        expect(mergeVisits(c, mergeVisits(b, a))).toEqual(together);
        expect(mergeVisits(together, mergeVisits(a, c))).toEqual(together);
      }),
    );
  });

  it('end at their bound, the latest and the furthest among them', () => {
    const all = Array.from({ length: 40 }, (_, at) => ({
      id: String(at),
      device: '',
      at,
      here: spot(40 - at),
      furthest: spot(40 - at),
    }));
    const kept = all.reduce<readonly Visit[]>((visits, visit) => mergeVisits(visits, [visit]), []);
    expect(kept).toHaveLength(MAX_VISITS + 1);
    expect([kept[0]?.id, furthestVisit(kept)?.id]).toEqual(['39', '0']);
  });
});

describe('two devices, their clocks a day apart', () => {
  it('never lose the latest place nor the furthest, whatever is read, sent, answered or lost in eight steps', () => {
    const step = fc.record({
      device: fc.constantFrom(0 as const, 1 as const),
      does: fc.constantFrom('read', 'read', 'sync', 'lose the answer', 'reopen'),
      to: aSpot,
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        let server: readonly Visit[] = [];
        let ids = 0;
        const newId = () => `v${(ids += 1)}`;
        const devices = [0, 1].map((at) => ({ visits: [] as readonly Visit[], id: newId(), clock: NOW + at * DAY_MS }));
        const last: (Spot | undefined)[] = [];
        let furthest: Spot | undefined;
        steps.forEach(({ device, does, to }, at) => {
          const one = devices[device];
          if (!one) return;
          if (does === 'read') {
            const recording = { id: one.id, newId, device: '', nowMs: one.clock + at };
            Object.assign(one, recordVisit(one.visits, to, recording));
            last[device] = to;
            if (!furthest || compareSpots(to, furthest) > 0) furthest = to;
          } else if (does === 'reopen') {
            one.id = newId();
          } else {
            server = mergeVisits(server, one.visits);
            if (does === 'sync') one.visits = mergeVisits(one.visits, server);
          }
        });
        for (const at of [0, 1, 0]) {
          const one = devices[at];
          if (!one) continue;
          server = mergeVisits(server, one.visits);
          one.visits = mergeVisits(one.visits, server);
        }
        expect(devices[0]?.visits).toEqual(devices[1]?.visits);
        expect(furthestVisit(server)?.furthest).toEqual(furthest);
        for (const place of last) {
          if (place) expect(server.map(({ here }) => here)).toContainEqual(place);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what is recorded', () => {
  const recording = { id: 'v1', newId: () => 'v2', device: '手机', nowMs: NOW };

  it('goes on within a visit, and keeps the place before a jump', () => {
    const first = recordVisit([], spot(3), recording);
    const on = recordVisit(first.visits, spot(4, 9), { ...recording, id: first.id });
    expect(on.visits).toMatchObject([{ id: 'v1', here: spot(4, 9), furthest: spot(4, 9) }]);
    const back = recordVisit(on.visits, spot(0), { ...recording, id: on.id });
    expect(back).toMatchObject({ id: 'v2', visits: [{ here: spot(0) }, { here: spot(4, 9) }] });
    expect(recordVisit(back.visits, spot(0), { ...recording, id: 'v2' }).visits).toBe(back.visits);
  });

  it('is later than what is known, whatever the clock says', () => {
    const ahead: Visit = { id: 'x', device: '', at: NOW + DAY_MS, here: spot(1), furthest: spot(1) };
    expect(recordVisit([ahead], spot(2), recording).visits[0]).toMatchObject({ id: 'v1', at: NOW + DAY_MS + 1 });
  });

  it('is read as it was written, and nothing else is taken for it', () => {
    const [visit] = recordVisit([], spot(1), recording).visits;
    expect(parseVisit(JSON.parse(JSON.stringify(visit)))).toEqual(visit);
    expect([null, {}, { ...visit, at: -1 }, { ...visit, here: {} }].map(parseVisit)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
});
