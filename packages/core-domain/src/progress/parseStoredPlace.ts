import type { Place } from './Place.ts';

/** Longer ones are damage, and a server refuses them. */
const MAX_CHARACTERS = 200;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_CHARACTERS;

export function parseStoredPlace(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { chapterId, offset, print }: Partial<Record<keyof Place, unknown>> = value;
  const isOffset = typeof offset === 'number' && Number.isSafeInteger(offset) && offset >= 0;
  return isText(chapterId) && isOffset && isText(print) ? { chapterId, offset, print } : undefined;
}
