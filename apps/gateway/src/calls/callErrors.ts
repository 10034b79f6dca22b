/** A call that is answered with a state other than success; readers may see the message. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A malformed request: answered with HTTP 400 before its signature is checked. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

/** The idempotency key was used for another request: answered with HTTP 409. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The body exceeds its limit: answered with HTTP 413. */
export class PayloadTooLarge extends Error {
  override readonly name = 'PayloadTooLarge';
}

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

/** A request whose session does not prove what it claims: answered with HTTP 401, which asks the client to refresh (D-020). */
export class Unauthorised extends Error {
  override readonly name = 'Unauthorised';
}
