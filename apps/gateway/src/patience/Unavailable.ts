/** A part that the gateway stands on does not answer, or has more to do than it can: answered with HTTP 503. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  /** Seconds until it is worth asking again, at least 1. */
  readonly retryAfter: number;

  constructor(what: string, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(what, { cause: options.cause });
    this.retryAfter = Math.max(1, Math.ceil(options.retryAfter ?? 1));
  }
}
