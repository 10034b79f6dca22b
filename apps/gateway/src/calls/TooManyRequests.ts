/** The sender has exceeded a rate limit: answered with HTTP 429. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  /** Seconds, at least 1. */
  readonly retryAfter: number;

  /** `wait` in milliseconds. */
  constructor(wait: number) {
    super('too many requests');
    this.retryAfter = Math.max(1, Math.ceil(wait / 1000));
  }
}
