import type { PeerReading } from './PeerReading.ts';

const quoted = (field: string): string => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

/** The table that Koodo Reader's page of notes exports, with a highlight of green and its note. */
export function koodoTable({ title, author, atMs, noted, left }: PeerReading): string {
  const row = {
    key: String(atMs),
    bookKey: 'k',
    date: '2026-01-01',
    chapter: noted.chapter,
    chapterIndex: String(noted.index),
    text: noted.words,
    cfi: '{}',
    range: '',
    notes: noted.note,
    percentage: String(left.share),
    color: '#CAEFC9',
    tag: '',
    highlightType: 'background',
    bookName: title,
    bookAuthor: author === '' ? 'Unknown author' : author,
  };
  const lines = [Object.keys(row), Object.values(row).map(quoted)].map((fields) => fields.join(','));
  return `\uFEFF${lines.join('\n')}\n`;
}
