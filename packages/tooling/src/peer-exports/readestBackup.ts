import type { PeerReading } from './PeerReading.ts';
import { readestMarks, readestProgress } from './readestMarks.ts';

/** The records of a whole backup of Readest, by their paths: its one book is in a group. */
export function readestBackup(reading: PeerReading) {
  const { title, author, atMs } = reading;
  const times = { createdAt: atMs, updatedAt: atMs };
  const progress = readestProgress(reading);
  return {
    'library.json': [
      { hash: 'h1', format: 'EPUB', title, author, groupId: 'g1', groupName: '夜读', progress, ...times },
    ],
    'h1/config.json': { bookHash: 'h1', progress, booknotes: readestMarks(reading), updatedAt: atMs },
  };
}
