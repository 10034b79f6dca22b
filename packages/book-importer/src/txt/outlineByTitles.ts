import { arrangeVolumes } from './arrangeVolumes.ts';
import { headingEntry } from './headingEntry.ts';
import type { OutlineEvidence } from './OutlineEvidence.ts';
import type { TextOutline } from './TextOutline.ts';
import { bodyLength } from './bodyLength.ts';

/**
 * The outline that titles without numbers give. One without text of its own is the volume of those below it; if it is
 * the only one and opens the file, it is the title of the book.
 */
export function outlineByTitles({ titles, bylines, words, dropped }: OutlineEvidence): TextOutline {
  const all = titles.map((title, at) => {
    const under = bodyLength(title, titles[at + 1], words);
    return headingEntry(title, under, under <= 0 && at + 1 < titles.length ? 'volume' : 'chapter');
  });
  const groups = all.filter(({ rank }) => rank === 'volume');
  const [first] = titles;
  const bookTitle =
    groups.length === 1 && first?.wordsBefore === 0 && groups[0]?.line === first.line ? groups[0] : undefined;
  const entries = all.filter((entry) => entry !== bookTitle);
  const { chapters, volumes, pages } = arrangeVolumes(entries);
  const [byline] = bylines;
  return {
    chapters,
    volumes,
    dropped: new Set([
      ...dropped,
      ...pages,
      ...bylines.map(({ line }) => line),
      ...(bookTitle ? [bookTitle.line] : []),
    ]),
    warnings: [],
    ...(bookTitle ? { bookTitle: bookTitle.title } : {}),
    ...(byline ? { byline: byline.text } : {}),
  };
}
