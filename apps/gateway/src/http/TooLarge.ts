/** A body that no honest client sends: answered with HTTP 413. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}
