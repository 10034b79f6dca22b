export interface ChromiumFacts {
  /** CHROMIUM_PATH. */
  given: string | undefined;
  /** Whether there is one on PATH, or Playwright has its own. */
  found: boolean;
  exists: (path: string) => boolean;
  isDebianRoot: boolean;
}

/** What the tests still need before a browser can run: nothing, an installation that can be done here, or the operator. */
export function chromiumNeed({
  given,
  found,
  exists,
  isDebianRoot,
}: ChromiumFacts): 'nothing' | 'install' | { message: string } {
  if (given) return exists(given) ? 'nothing' : { message: `CHROMIUM_PATH names ${given}, which is not there.` };
  if (found) return 'nothing';
  if (isDebianRoot) return 'install';
  return {
    message:
      'The tests need a Chromium: install one (Debian and Ubuntu: the packages chromium and fonts-noto-cjk), or set CHROMIUM_PATH to its program.',
  };
}
