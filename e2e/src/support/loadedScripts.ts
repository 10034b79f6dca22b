const SCRIPTS = /\/assets\/([^/?"]+\.js)\b/g;

/** Of the journey that runs: a process runs one at a time. */
const names = new Set<string>();
let isAnything = false;

/** What of the product a journey used, as its scripts tell. */
export const loadedScripts = {
  forget: (): void => {
    names.clear();
    isAnything = false;
  },
  /** Takes the address of a script, or the text of a page, which names the scripts that it was drawn by. */
  noteIn: (text: string): void => {
    for (const [, name = ''] of text.matchAll(SCRIPTS)) names.add(name);
  },
  /** It used what no script tells of: any part of the product may be in it. */
  noteAnything: (): void => {
    isAnything = true;
  },
  /** Empty where it may have used anything. */
  list: (): string[] => (isAnything ? [] : [...names].sort()),
};
