/** The body exceeds its limit: answered with HTTP 413. */
export class PayloadTooLarge extends Error {
  override readonly name = 'PayloadTooLarge';
}
