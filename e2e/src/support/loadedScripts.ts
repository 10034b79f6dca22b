const SCRIPT = /\/assets\/([^/?]+\.js)$/;

/** Of the journey that runs: a process runs one at a time. */
const names = new Set<string>();
let isAnything = false;

/** What of the product a journey used, as its scripts tell. */
export const loadedScripts = {
  forget: (): void => {
    names.clear();
    isAnything = false;
  },
  noteRequest: (url: string): void => {
    const [, name] = SCRIPT.exec(url) ?? [];
    if (name !== undefined) names.add(name);
  },
  /** It used what no script tells of: any part of the product may be in it. */
  noteAnything: (): void => {
    isAnything = true;
  },
  /** Empty where it may have used anything. */
  list: (): string[] => (isAnything ? [] : [...names].sort()),
};
