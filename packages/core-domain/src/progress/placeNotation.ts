import type { Place } from './Place.ts';

export const PLACE_OFFSET_TYPE = 'text';

/** A position in somebody else's notation; kept and sent back unchanged (A-24, D-139). */
export interface ForeignOffset {
  type: string;
  offset: string;
}

const NOTATION = /^([^.]+)\.(\d{1,15})\.([\s\S]*)$/;

/** Ids are escaped where the notation needs them to be; ordinary ids stay as they are. */
const escapeId = (id: string): string => id.split('%').join('%25').split('.').join('%2E');
const unescapeId = (id: string): string => id.split('%2E').join('.').split('%25').join('%');

export const formatPlace = ({ chapterId, offset, print }: Place): string =>
  `${escapeId(chapterId)}.${Math.max(0, Math.floor(offset))}.${print}`;

export function parsePlace(offsetType: string | undefined, offset: string | undefined): Place | undefined {
  if (offsetType !== PLACE_OFFSET_TYPE || offset === undefined) return undefined;
  const found = NOTATION.exec(offset);
  if (!found) return undefined;
  const [, id = '', units = '', print = ''] = found;
  return { chapterId: unescapeId(id), offset: Number(units), print };
}
