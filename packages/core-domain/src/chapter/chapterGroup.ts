/** Chapters of one page of links: a catalogue of thousands is light to load, and all of it can be walked. */
export const CHAPTER_GROUP_SIZE = 200;

export interface ChapterGroup {
  group: number;
  groupCount: number;
  /** Its chapters, by index: from `first` to before `end`. */
  first: number;
  end: number;
}

/** The group, counted from 1, that an address asks for; the first one for whatever names none. */
export function chapterGroup(asked: string | null | undefined, count: number): ChapterGroup {
  const groupCount = Math.max(1, Math.ceil(count / CHAPTER_GROUP_SIZE));
  const number = /^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1;
  const group = number <= groupCount ? number : 1;
  const first = (group - 1) * CHAPTER_GROUP_SIZE;
  return { group, groupCount, first, end: Math.min(count, first + CHAPTER_GROUP_SIZE) };
}
