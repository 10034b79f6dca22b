import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** `display` draws pages without a screen. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** Where Debian keeps the browser that is made for tests. */
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** WebKitGTK with its driver, and a screen in memory. @returns undefined where one of them is missing. */
export function findWebKit(env: NodeJS.ProcessEnv = process.env, browsers = BROWSERS): WebKitPrograms | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter);
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const [driver, display] = [find('WebKitWebDriver'), find('Xvfb')];
  const browser = globSync(browsers).toSorted().at(-1);
  return driver && display && browser ? { driver, browser, display } : undefined;
}
