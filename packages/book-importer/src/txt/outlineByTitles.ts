import { arrangeVolumes } from './arrangeVolumes.ts';
import { bodyLength } from './bodyLength.ts';
import { headingEntry } from './headingEntry.ts';
import type { OutlineEvidence } from './OutlineEvidence.ts';
import type { TextOutline } from './TextOutline.ts';

/**
 * The outline that titles without numbers give. One without text of its own is the volume of those below it; if it is
 * the only one and opens the file, it is the title of the book.
 */
export function outlineByTitles({ titles, bylines, signatures, author, words, dropped }: OutlineEvidence): TextOutline {
  const all = titles.map((title, at) => {
    const under = bodyLength(title, titles[at + 1], words);
    return headingEntry(title, under, under <= 0 && at + 1 < titles.length ? 'volume' : 'chapter');
  });
  const groups = all.filter(({ rank }) => rank === 'volume');
  const [first] = titles;
  const bookTitle =
    groups.length === 1 && first?.wordsBefore === 0 && groups[0]?.line === first.line ? groups[0] : undefined;
  const { chapters, volumes, pages } = arrangeVolumes(all.filter((entry) => entry !== bookTitle));
  const titlePage = bookTitle ? [bookTitle.line, bookTitle.subtitleLine ?? bookTitle.line, ...bookTitle.credits] : [];
  return {
    chapters,
    volumes,
    dropped: new Set([...dropped, ...pages, ...bylines.map(({ line }) => line), ...titlePage]),
    signatures: new Set(signatures.map(({ line }) => line)),
    warnings: [],
    ...(bookTitle ? { bookTitle: bookTitle.title } : {}),
    ...(author === undefined ? {} : { author }),
  };
}
