import type { Chapter } from './Chapter.ts';

export interface ContentsLine {
  chapterId: string;
  title: string;
  level: number;
}

/** Chapters with the names and depths of the table of contents, where it names them [CAT-08]; its first line for a chapter counts. */
export function mergeCatalog(chapters: readonly Chapter[], contents: readonly ContentsLine[]): Chapter[] {
  const lines = new Map<string, ContentsLine>();
  for (const line of contents) if (!lines.has(line.chapterId)) lines.set(line.chapterId, line);
  return chapters.map((chapter) => {
    const line = lines.get(chapter.chapterId);
    return line ? { ...chapter, title: line.title || chapter.title, level: line.level } : chapter;
  });
}
