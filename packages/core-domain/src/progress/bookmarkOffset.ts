import type { Bookmark } from './Bookmark.ts';
import { PLACE_OFFSET_TYPE, parsePlace, formatPlace, type ForeignOffset } from './placeNotation.ts';

type Position = Pick<Bookmark, 'place' | 'foreignOffset'>;

/** What the two position fields of a shelf entry hold: a place, or somebody else's notation as it came. */
export function parseBookmarkOffset(type: string | undefined, offset: string | undefined): Position {
  const place = parsePlace(type, offset);
  if (place) return { place };
  return type || offset ? { foreignOffset: { type: type ?? '', offset: offset ?? '' } } : {};
}

/** The two position fields of a bookmark; a place of our own stands before another notation. */
export function formatBookmarkOffset({ place, foreignOffset }: Position): ForeignOffset | undefined {
  return place ? { type: PLACE_OFFSET_TYPE, offset: formatPlace(place) } : foreignOffset;
}
