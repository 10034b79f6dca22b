import { parseStoredPlace } from '../progress/parseStoredPlace.ts';
import type { Place } from '../progress/Place.ts';

export interface Spot {
  place: Place;
  /** Of its chapter in the book's list, from 0: with the offset it says which spot is further. */
  index: number;
  chapterTitle: string;
}

/** One stretch of reading of a book on one device, until it was left or jumped away from. */
export interface Visit {
  id: string;
  device: string;
  /** Of its last change, ms: later than everything that its device had seen of the book. */
  at: number;
  here: Spot;
  furthest: Spot;
}

const MAX_ID_LENGTH = 64;
const MAX_TITLE_LENGTH = 200;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;

function parseSpot(value: unknown): Spot | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { place: stored, index, chapterTitle }: Partial<Record<keyof Spot, unknown>> = value;
  const place = parseStoredPlace(stored);
  return place && isCount(index) && isText(chapterTitle, MAX_TITLE_LENGTH) ? { place, index, chapterTitle } : undefined;
}

export function parseVisit(value: unknown): Visit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, device, at, here, furthest }: Partial<Record<keyof Visit, unknown>> = value;
  const [ended, reached] = [parseSpot(here), parseSpot(furthest)];
  if (!isText(id, MAX_ID_LENGTH) || id === '' || !isText(device, MAX_ID_LENGTH) || !isCount(at)) return undefined;
  return ended && reached ? { id, device, at, here: ended, furthest: reached } : undefined;
}
