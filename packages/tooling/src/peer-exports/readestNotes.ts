import type { PeerReading } from './PeerReading.ts';

/** Of all books. */
const PAGES = 90;

/** The beginning of a fragment identifier: documents of a book are its even numbers, from 2. */
const documentAt = (index: number): string => `epubcfi(/6/${2 * (index + 1)}!/4`;

/** What Readest exports of the notes of a book; the last of them is of a kind that no other reader has. */
export function readestNotes({ title, author, atMs, left, noted, bookmark }: PeerReading) {
  const times = { createdAt: atMs, updatedAt: atMs };
  return {
    $format: 'readest-annotations',
    version: 1,
    exportedAt: atMs,
    book: { title, author },
    progress: [Math.round(left.share * PAGES), PAGES],
    annotations: [
      {
        id: '1',
        type: 'annotation',
        cfi: `${documentAt(noted.index)}/2,/1:0,/1:4)`,
        text: noted.words,
        note: noted.note,
        color: 'blue',
        ...times,
      },
      { id: '2', type: 'bookmark', cfi: `${documentAt(bookmark.index)})`, text: bookmark.words, note: '', ...times },
      { id: '3', type: 'notebook', cfi: 'x', note: '' },
    ],
  };
}
