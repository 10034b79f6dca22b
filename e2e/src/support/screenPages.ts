import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './servers.ts';

/** The columns of the route table that are asked for here. */
interface Route {
  patterns: readonly string[];
  screen?: string;
}

/** What the sample library has for the parts of an address. */
const SAMPLES: Readonly<Record<string, string>> = {
  bookId: '1001',
  bookFile: '1001.html',
  cid: 'f992b46f0d81',
  title: '都市',
  relatedName: '群像',
  category: '小说',
};

/** Part of an address that names nothing: the screen says so. */
const UNKNOWN = 'unknown';

const fill = (pattern: string): string => pattern.replace(/:(\w+)/g, (_, part: string) => SAMPLES[part] ?? UNKNOWN);

/**
 * An address for each screen of the application’s route table, which is data: a new screen is looked at
 * without being listed.
 */
export async function screenPages(): Promise<{ screen: string; path: string }[]> {
  const table = pathToFileURL(join(root, 'packages/app/src/routes.ts')).href;
  const { routes } = (await import(table)) as { routes: readonly Route[] };
  const pages = new Map<string, string>();
  for (const { screen, patterns } of routes) {
    const [pattern] = patterns;
    if (screen && pattern !== undefined && !pages.has(screen)) pages.set(screen, fill(pattern));
  }
  return [...pages].map(([screen, path]) => ({ screen, path }));
}
