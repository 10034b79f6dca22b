export { koodoBackup } from './koodoBackup.ts';
export type { PeerReading } from './PeerReading.ts';
export { readestNotes } from './readestNotes.ts';
