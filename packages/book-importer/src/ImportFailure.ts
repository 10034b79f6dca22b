/** For callers that show a text of their own. */
export type ImportFailureReason = 'foreign' | 'too-large' | 'no-text' | 'unreadable' | 'protected' | 'damaged' | 'bomb';

export interface ImportFailureOptions {
  /** `damaged` where it is left out. */
  reason?: ImportFailureReason;
  cause?: unknown;
}

/** The message says what is wrong with the file, the remedy what its owner can do. */
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
