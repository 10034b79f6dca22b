/** A body that no honest client sends: answered with HTTP 413. */
export class PayloadTooLarge extends Error {
  override readonly name = 'PayloadTooLarge';
}
