/** A request that no honest client sends: answered with HTTP 400 before its signature is looked at. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}
