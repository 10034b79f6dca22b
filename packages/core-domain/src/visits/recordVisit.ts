import { compareSpots, mergeVisits } from './mergeVisits.ts';
import type { Spot, Visit } from './Visit.ts';

/** Chapters that are passed in one go: whoever goes further, or back to another chapter, has jumped. */
const STEP = 1;

export interface Recorded {
  visits: readonly Visit[];
  id: string;
}

interface Recording {
  id: string;
  newId: () => string;
  device: string;
  nowMs: number;
}

const isJump = (from: Spot, to: Spot): boolean => to.index < from.index || to.index > from.index + STEP;

/**
 * The visits of a book once reading stands at `spot`. A jump ends a visit, so that the place before it stays in the line; a
 * book that is opened where it was left is no visit yet: as often as it is opened, no other place leaves the line for it.
 */
export function recordVisit(visits: readonly Visit[], spot: Spot, { id, newId, device, nowMs }: Recording): Recorded {
  const own = visits.find((visit) => visit.id === id);
  const last = own ?? visits[0];
  if (last && compareSpots(last.here, spot) === 0) return { visits, id };
  // Later than everything that this device has seen: a clock that is wrong by a day puts nothing behind it.
  const at = visits.reduce((latest, visit) => Math.max(latest, visit.at + 1), Math.max(0, Math.floor(nowMs)));
  const goesOn = own && !isJump(own.here, spot) ? own : undefined;
  const furthest = goesOn && compareSpots(goesOn.furthest, spot) > 0 ? goesOn.furthest : spot;
  const changed: Visit = { id: own && !goesOn ? newId() : id, device, at, here: spot, furthest };
  return { visits: mergeVisits(visits, [changed]), id: changed.id };
}
