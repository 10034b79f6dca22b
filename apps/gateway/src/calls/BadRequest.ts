/** A malformed request: answered with HTTP 400 before its signature is checked. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}
