export interface ChromiumFacts {
  /** CHROMIUM_PATH. */
  given: string | undefined;
  /** Whether there is one on PATH, or Playwright has its own. */
  found: boolean;
  exists: (path: string) => boolean;
  /** Whether Chinese text would be drawn with glyphs; layout tests need them. */
  hasChineseFont: boolean;
  isDebianRoot: boolean;
}

export const NO_BROWSER =
  'The tests need a Chromium: install one (Debian and Ubuntu: the packages chromium-headless-shell and fonts-noto-cjk), or set CHROMIUM_PATH to its program.';
const NO_FONT = 'The tests need a Chinese font: install one (Debian and Ubuntu: the package fonts-noto-cjk).';

/** What the tests still need before a browser can run: nothing, an installation that can be done here, or the operator. */
export function chromiumNeed(facts: ChromiumFacts): 'nothing' | 'install' | { message: string } {
  const { given, found, exists, hasChineseFont, isDebianRoot } = facts;
  if (given && !exists(given)) return { message: `CHROMIUM_PATH names ${given}, which is not there.` };
  const hasBrowser = given !== undefined || found;
  if (hasBrowser && hasChineseFont) return 'nothing';
  if (isDebianRoot) return 'install';
  return { message: hasBrowser ? NO_FONT : NO_BROWSER };
}
