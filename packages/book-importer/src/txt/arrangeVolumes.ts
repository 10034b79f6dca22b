import type { HeadingEntry } from './headingEntry.ts';
import type { TextChapter } from './TextOutline.ts';

/** A volume's own words (a motto, a note) become a chapter from this length on. */
const OWN_TEXT = 30;

/**
 * Headings as chapters in volumes. Units of the volume kind (卷, 部) hold chapters where there are chapters; alone they
 * are the chapters. Sections (节) lie one level below chapters.
 */
export function arrangeVolumes(entries: readonly HeadingEntry[]): {
  chapters: TextChapter[];
  volumes: string[];
  /** Lines of heads that are no text: subtitles, volumes that have no text of their own. */
  pages: number[];
} {
  const hasChapters = entries.some(({ rank }) => rank === 'chapter');
  const hasSections = entries.some(({ rank }) => rank === 'section');
  const isVolume = ({ rank }: HeadingEntry): boolean => rank === 'volume' && (hasChapters || hasSections);

  const chapters: TextChapter[] = [];
  const volumes: string[] = [];
  const pages: number[] = [];
  const enter = (title: string): void => {
    if (volumes.at(-1) !== title) volumes.push(title);
  };
  for (const entry of entries) {
    const { line, title, rank, volume, words, credits, subtitleLine } = entry;
    if (subtitleLine !== undefined) pages.push(subtitleLine);
    if (isVolume(entry)) enter(title);
    if (volume !== undefined) enter(volume);
    if (isVolume(entry) && words < OWN_TEXT) {
      pages.push(line, ...credits);
      continue;
    }
    const level = rank === 'section' && hasChapters ? 2 : 1;
    chapters.push({ line, title, level, ...(volumes.length > 0 ? { volume: volumes.length - 1 } : {}) });
  }
  return { chapters, volumes, pages };
}
