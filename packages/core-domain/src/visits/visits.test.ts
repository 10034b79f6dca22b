import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '../../test/propertyRuns.ts';
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

interface Step {
  device: 0 | 1;
  does: 'read' | 'sync' | 'lose the answer' | 'reopen';
  to: Spot;
}

/** What two devices and the server know after some steps and a last sync of both; neither the latest nor the furthest place is lost. */
function play(steps: readonly Step[]): void {
  let server: readonly Visit[] = [];
  let ids = 0;
  const newId = () => `v${(ids += 1)}`;
  const devices = [0, 1].map((at) => ({ visits: [] as readonly Visit[], id: newId(), clock: NOW + at * DAY_MS }));
  const last: (Spot | undefined)[] = [];
  let furthest: Spot | undefined;
  const sync = (one: { visits: readonly Visit[] } | undefined, isAnswered = true) => {
    if (!one) return;
    server = mergeVisits(server, one.visits);
    if (isAnswered) one.visits = mergeVisits(one.visits, server);
  };
  steps.forEach(({ device, does, to }, at) => {
    const one = devices[device];
    if (!one) return;
    if (does === 'read') {
      Object.assign(one, recordVisit(one.visits, to, { id: one.id, newId, device: '', nowMs: one.clock + at }));
      last[device] = to;
      if (!furthest || compareSpots(to, furthest) > 0) furthest = to;
    } else if (does === 'reopen') one.id = newId();
    else sync(one, does === 'sync');
  });
  for (const at of [0, 1, 0]) sync(devices[at]);
  const places = new Set(server.map(({ here }) => `${here.index} ${here.place.offset}`));
  const isKept = last.every((place) => !place || places.has(`${place.index} ${place.place.offset}`));
  const isSame = JSON.stringify(devices[0]?.visits) === JSON.stringify(devices[1]?.visits);
  const isFurthest = JSON.stringify(furthestVisit(server)?.furthest) === JSON.stringify(furthest);
  if (isKept && isSame && isFurthest) return;
  expect({ steps, isKept, isSame, isFurthest }).toEqual({ steps, isKept: true, isSame: true, isFurthest: true });
}

/** On within a visit, and back by a jump: what each device reads in turn. */
const ways = [
  [spot(2), spot(3), spot(1), spot(2)],
  [spot(3), spot(3, 2), spot(4), spot(0)],
] as const;
/** In the normal suite every second step reads; in `test:deep` each does everything. */
const deeds = ['read', 'sync', 'lose the answer'] as const;

/** Plays every order of what both devices may still do; @returns how many orders those were. */
function playAll(left: readonly [number, number], done: readonly Step[] = []): number {
  if (left[0] + left[1] === 0) {
    play(done);
    return 1;
  }
  let played = 0;
  for (const device of [0, 1] as const) {
    if (left[device] === 0) continue;
    const own = done.filter((step) => step.device === device);
    const to = ways[device][own.filter(({ does }) => does === 'read').length] ?? spot(0);
    const next: [number, number] = device === 0 ? [left[0] - 1, left[1]] : [left[0], left[1] - 1];
    // Before anything is read there is nothing that could be lost.
    const isRead = own.length === 0 || (own.length === 2 && !isDeep);
    for (const does of isRead ? deeds.slice(0, 1) : deeds) played += playAll(next, [...done, { device, does, to }]);
  }
  return played;
}

describe('two devices, their clocks a day apart', () => {
  it('never lose the latest place nor the furthest, in all interleavings of eight steps', () => {
    const programs = isDeep ? 27 : 9;
    expect(playAll([4, 4])).toBe(70 * programs * programs);
  });

  it('never lose them whatever is read, sent, answered, lost or opened anew', () => {
    const step = fc.record<Step>({
      device: fc.constantFrom(0 as const, 1 as const),
      does: fc.constantFrom('read', 'read', 'sync', 'lose the answer', 'reopen'),
      to: aSpot,
    });
    fc.assert(fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), play), { numRuns: 2000 });
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

  it('is nothing where a book is opened as it was left, so that no other place leaves the line for it', () => {
    const places = [5, 60, 7, 80, 9].reduce<readonly Visit[]>(
      (visits, index) => recordVisit(visits, spot(index), { ...recording, id: `v${index}` }).visits,
      [],
    );
    for (let at = 0; at < 20; at += 1)
      expect(recordVisit(places, spot(9), { ...recording, id: `opened ${at}`, nowMs: NOW + at })).toEqual({
        visits: places,
        id: `opened ${at}`,
      });
    const on = recordVisit(places, spot(9, 30), { ...recording, id: 'opened' });
    expect(on.visits.map(({ here }) => [here.index, here.place.offset])).toEqual([
      [9, 30],
      ...places.map(({ here }) => [here.index, here.place.offset]),
    ]);
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
