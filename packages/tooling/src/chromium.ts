import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The shell draws pages without the windows of a desktop browser: the same engine for about two thirds of the processor's
 * time, so tests take it first. What measures the product takes the browser that readers have.
 */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

export type ChromiumPreference = 'shell' | 'browser';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The Chromium of this machine: `CHROMIUM_PATH`, else the preferred kind on PATH, else the other; undefined leaves the choice to Playwright. */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  preference: ChromiumPreference = 'shell',
): string | undefined {
  if (env['CHROMIUM_PATH']) return env['CHROMIUM_PATH'];
  const names = preference === 'shell' ? [...SHELLS, ...BROWSERS] : [...BROWSERS, ...SHELLS];
  const folders = (env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Launch options for headless pages. A Chromium run by root needs its sandbox off; the rest keeps it off the network. Where no
 * locale says UTF-8, it finds no file whose name is Chinese, and saves none under such a name.
 */
export function chromiumLaunch(preference: ChromiumPreference = 'shell') {
  const executablePath = findChromium(process.env, preference);
  return {
    ...(executablePath ? { executablePath } : {}),
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
