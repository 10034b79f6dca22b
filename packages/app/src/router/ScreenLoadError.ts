/** A screen's code could not be fetched: no network, or a newer version has replaced it. Only a reload of the page asks again. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';

  constructor(cause: unknown) {
    super('a screen could not be loaded', { cause });
  }
}
