import type { ImportedBook, OutlineEntry } from './ImportedBook.ts';

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 2000;
const UNTITLED = '无题';
/** Terminals obey some of them; the others turn the direction of what follows, or are not seen. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

export function cleanName(name: string): string {
  const plain = name.replace(UNSEEN, '').replace(CONTROL, ' ').replace(/ {2,}/g, ' ').trim();
  const characters = plain.length > MAX_TITLE ? Array.from(plain) : [];
  return characters.length > MAX_TITLE ? `${characters.slice(0, MAX_TITLE - 1).join('')}…` : plain;
}

const cleanDescription = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(UNSEEN, '').replace(CONTROL, ' '))
    .join('\n')
    .slice(0, MAX_DESCRIPTION);

const cleanEntry = <T extends OutlineEntry>(entry: T): T => ({ ...entry, title: cleanName(entry.title) || UNTITLED });

export const withCleanNames = (book: ImportedBook): ImportedBook => ({
  ...book,
  title: cleanName(book.title) || UNTITLED,
  author: cleanName(book.author),
  description: cleanDescription(book.description),
  volumes: book.volumes.map((title) => cleanName(title) || UNTITLED),
  outline: book.outline.map(cleanEntry),
  async *chapters(addresses) {
    for await (const chapter of book.chapters(addresses)) yield cleanEntry(chapter);
  },
});
