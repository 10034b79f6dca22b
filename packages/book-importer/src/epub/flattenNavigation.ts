import type { NavigationEntry } from './parseNavigation.ts';

export interface FlatEntry {
  title: string;
  path?: string;
  fragment: string;
  /** Depth among chapters, from 1; volumes do not count. */
  level: number;
  volume?: number;
}

const pathsBelow = (entry: NavigationEntry): string[] =>
  entry.children.flatMap((child) => [...(child.path ? [child.path] : []), ...pathsBelow(child)]);

/** A part of a book (上编, Part One): its lines lead to documents of their own, not to sections of its page. */
const isVolume = (entry: NavigationEntry): boolean =>
  entry.children.length > 0 && entry.title !== '' && pathsBelow(entry).some((path) => path !== entry.path);

function lines(entries: readonly NavigationEntry[], level: number, volume: number | undefined): FlatEntry[] {
  return entries.flatMap(({ title, path, fragment, children }) => [
    { title, ...(path === undefined ? {} : { path }), fragment, level, ...(volume === undefined ? {} : { volume }) },
    ...lines(children, level + 1, volume),
  ]);
}

/** The table of contents as lines, with its outermost groups as volumes where it has at least two of them. */
export function flattenNavigation(entries: readonly NavigationEntry[]): { volumes: string[]; entries: FlatEntry[] } {
  const parts = entries.filter(isVolume);
  if (parts.length < 2) return { volumes: [], entries: lines(entries, 1, undefined) };
  const volumes: string[] = [];
  const flat = entries.flatMap((entry) => {
    if (!isVolume(entry)) return lines([entry], 1, volumes.length > 0 ? volumes.length - 1 : undefined);
    volumes.push(entry.title);
    const { title, path, fragment, children } = entry;
    const volume = volumes.length - 1;
    return [
      { title, ...(path === undefined ? {} : { path }), fragment, level: 1, volume },
      ...lines(children, 1, volume),
    ];
  });
  return { volumes, entries: flat };
}
