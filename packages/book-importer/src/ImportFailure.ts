/** Why a file cannot become a book, for texts of one's own. */
export type ImportFailureReason = 'foreign' | 'too-large' | 'no-text' | 'unreadable' | 'protected' | 'damaged' | 'bomb';

export interface ImportFailureOptions {
  /** `damaged` where it is left out. */
  reason?: ImportFailureReason;
  cause?: unknown;
}

/** A file that cannot become a book. The message says what is wrong, the remedy what its owner can do. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
  readonly remedy: string;
  readonly reason: ImportFailureReason;

  constructor(message: string, remedy: string, { reason = 'damaged', cause }: ImportFailureOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.remedy = remedy;
    this.reason = reason;
  }
}
