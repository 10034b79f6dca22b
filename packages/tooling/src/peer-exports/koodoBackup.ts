import type { PeerReading } from './PeerReading.ts';

/** The records of a backup of Koodo Reader, by their names; one note is of a book that is gone. */
export function koodoBackup({ title, author, atMs, left, noted, bookmark }: PeerReading) {
  const key = String(atMs);
  return {
    'books.json': [{ key, name: title, author, format: 'EPUB', md5: '' }],
    'notes.json': [
      {
        key: String(atMs + 2),
        bookKey: key,
        chapter: noted.chapter,
        chapterIndex: noted.index,
        text: noted.words,
        notes: noted.note,
        color: 3,
        tag: [],
      },
      { key: '7', bookKey: 'gone', chapter: '第1章', text: '山' },
    ],
    'shelfList.json': { New: null, 夜读: [key], 言情: [key, 'gone'], 空: [] },
    'bookmarks.json': [
      { key: String(atMs + 3), bookKey: key, label: bookmark.words, percentage: bookmark.share, chapter: '' },
    ],
    'recordLocation.json': {
      [key]: { chapterTitle: left.chapter, chapterDocIndex: left.index, percentage: String(left.share) },
    },
  };
}
