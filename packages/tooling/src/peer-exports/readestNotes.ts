import type { PeerReading } from './PeerReading.ts';
import { readestMarks, readestProgress } from './readestMarks.ts';

/** What Readest exports of the notes of a book. */
export function readestNotes(reading: PeerReading) {
  const { title, author, atMs } = reading;
  return {
    $format: 'readest-annotations',
    version: 1,
    exportedAt: atMs,
    book: { title, author },
    progress: readestProgress(reading),
    annotations: readestMarks(reading),
  };
}
