import type { Spot, Visit } from './Visit.ts';

/** Visits of one book that are kept: the latest, and besides the one that came furthest. */
export const MAX_VISITS = 12;

const spotText = ({ place, index, chapterTitle }: Spot): string =>
  JSON.stringify([index, place.offset, place.chapterId, place.print, chapterTitle]);

/** Below 0 where `a` is behind `b`; 0 only for the same. */
export function compareSpots(a: Spot, b: Spot): number {
  const order = a.index - b.index || a.place.offset - b.place.offset;
  if (order !== 0) return order;
  const [one, other] = [spotText(a), spotText(b)];
  return one === other ? 0 : Number(one > other) * 2 - 1;
}

const further = (a: Spot, b: Spot): Spot => (compareSpots(a, b) >= 0 ? a : b);

/** What two sources know of one visit: where it ended by the later change, and the furthest of both. */
function mergeVisit(a: Visit, b: Visit): Visit {
  const order = a.at - b.at || compareSpots(a.here, b.here);
  return { ...(order >= 0 ? a : b), furthest: further(a.furthest, b.furthest) };
}

const newestFirst = (a: Visit, b: Visit): number => b.at - a.at || (a.id < b.id ? -1 : 1);

/** The visit that came furthest; of equal ones the latest. */
export const furthestVisit = (visits: readonly Visit[]): Visit | undefined =>
  [...visits].sort((a, b) => compareSpots(b.furthest, a.furthest) || newestFirst(a, b))[0];

/** Newest first, always with the latest and the furthest; the same in any order and grouping, any number of times. */
export function mergeVisits(a: readonly Visit[], b: readonly Visit[]): readonly Visit[] {
  const known = new Map<string, Visit>();
  for (const visit of [...a, ...b]) {
    const other = known.get(visit.id);
    known.set(visit.id, other ? mergeVisit(other, visit) : visit);
  }
  const all = [...known.values()].sort(newestFirst);
  const furthest = furthestVisit(all);
  return all.filter((visit, place) => place < MAX_VISITS || visit === furthest);
}
