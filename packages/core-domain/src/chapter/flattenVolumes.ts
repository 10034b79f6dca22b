import type { Volume } from './Chapter.ts';

export interface ListedVolume<Item> {
  title: string;
  chapters: readonly Item[];
}

/** Gives `place` each item and its index from 0. A single volume has no heading [CAT-07] (D-073). */
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
