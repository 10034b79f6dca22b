/** What keeps a backup from being made or brought back; the message is one sentence or two for the operator. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}
