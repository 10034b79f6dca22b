import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './servers.ts';

/** The columns of the route table that are asked for here. */
interface Route {
  name: string;
  patterns: readonly string[];
  screen?: string;
}

/** The label of 都市 books: ids of labels are made of their names. */
const LABEL = createHash('sha256').update('label:CATEGORY/都市').digest('hex').slice(0, 12);

/** What the sample library has for the parts of an address. */
const SAMPLES: Readonly<Record<string, string>> = {
  bookId: '1001',
  bookFile: '1001.html',
  queryFile: '1.html',
  cid: 'f992b46f0d81',
  title: '都市',
  relatedName: '群像',
  category: '小说',
  questionId: '1',
  labelId: LABEL,
  labelType: '1',
  type: 'super',
  aliasId: '4',
  bid: '1012',
};

/** Part of an address that names nothing: the screen says so. */
const UNKNOWN = 'unknown';

const fill = (pattern: string): string => pattern.replace(/:(\w+)/g, (_, part: string) => SAMPLES[part] ?? UNKNOWN);

const table = async (): Promise<readonly Route[]> => {
  const file = pathToFileURL(join(root, 'packages/app/src/routes.ts')).href;
  return ((await import(file)) as { routes: readonly Route[] }).routes;
};

const expressionOf = (pattern: string): RegExp => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`);

/** The row of the route table that a path belongs to. */
export const pageOf = async (path: string): Promise<Route | undefined> =>
  (await table()).find(({ patterns }) => patterns.some((pattern) => expressionOf(pattern).test(path)));

/**
 * An address for each screen of the application’s route table, which is data: a new screen is looked at
 * without being listed.
 */
export async function screenPages(): Promise<{ screen: string; path: string }[]> {
  const pages = new Map<string, string>();
  for (const { screen, patterns } of await table()) {
    const [pattern] = patterns;
    if (screen && pattern !== undefined && !pages.has(screen)) pages.set(screen, fill(pattern));
  }
  return [...pages].map(([screen, path]) => ({ screen, path }));
}
