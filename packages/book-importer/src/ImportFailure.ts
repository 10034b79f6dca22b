/** A file that cannot become a book. The message says what is wrong, the remedy what its owner can do. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
  readonly remedy: string;

  constructor(message: string, remedy: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.remedy = remedy;
  }
}
