import type { Volume } from './Chapter.ts';

export interface ListedVolume<Item> {
  title: string;
  chapters: readonly Item[];
}

/**
 * The chapters of all volumes in order, and where each volume starts; a single volume has no heading [CAT-07] (D-073).
 * `place` makes a chapter of an item and its index in the flattened list, from 0.
 */
export function flattenVolumes<Item, Placed>(
  listed: readonly ListedVolume<Item>[],
  place: (item: Item, index: number) => Placed,
): { chapters: Placed[]; volumes: Volume[] } {
  const chapters: Placed[] = [];
  const volumes: Volume[] = [];
  for (const { title, chapters: items } of listed) {
    volumes.push({ title, firstIndex: chapters.length });
    for (const item of items) chapters.push(place(item, chapters.length));
  }
  return { chapters, volumes: volumes.length > 1 ? volumes : [] };
}
