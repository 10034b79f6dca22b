/** The idempotency key was used for another request: answered with HTTP 409. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
