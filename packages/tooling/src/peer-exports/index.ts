export { koodoBackup } from './koodoBackup.ts';
export { koodoTable } from './koodoTable.ts';
export type { PeerReading } from './PeerReading.ts';
export { readestBackup } from './readestBackup.ts';
export { readestNotes } from './readestNotes.ts';
