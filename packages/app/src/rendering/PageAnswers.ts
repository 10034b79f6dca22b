/**
 * Renderings share answers, so that a page asks the gateway only for what no page before it asked. Whoever keeps them
 * bounds their number and their age, and forgets them when the library changes.
 */
export interface PageAnswers {
  get: (key: string) => unknown;
  set: (key: string, answer: unknown) => void;
}
