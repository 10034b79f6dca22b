import type { PeerReading } from './PeerReading.ts';

/** Of all books. */
const PAGES = 90;

/** The beginning of a fragment identifier: documents of a book are its even numbers, from 2. */
const documentAt = (index: number): string => `epubcfi(/6/${2 * (index + 1)}!/4`;

/** The page that is read, of all. */
export const readestProgress = ({ left }: PeerReading): readonly [number, number] => [
  Math.round(left.share * PAGES),
  PAGES,
];

/** The marks of a book as Readest keeps them; the last of them is of a kind that no other reader has. */
export function readestMarks({ atMs, noted, bookmark }: PeerReading) {
  const times = { createdAt: atMs, updatedAt: atMs };
  return [
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
  ];
}
