import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { hostApps } from '../product/hostApps.ts';

interface SourceMap {
  sources: string[];
  sourcesContent: (string | null)[];
}

/** Maps say nothing of style sheets, which the build joins to one. */
const STYLES = /from '(\.[^']+\.module\.css)'/g;

const stylesOf = (source: string, content: string): string[] =>
  [...content.matchAll(STYLES)].map(([, path = '']) => join(dirname(source), path));

function sourcesOf(root: string, script: string): string[] {
  // The floor of old kernels has no map: it is made of what no journey does without.
  if (!existsSync(`${script}.map`)) return [];
  const { sources, sourcesContent } = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as SourceMap;
  return sources.flatMap((source, at) => {
    const path = relative(root, join(dirname(script), source));
    return path.includes('node_modules') ? [] : [path, ...stylesOf(path, sourcesContent[at] ?? '')];
  });
}

/**
 * Tells by the name of each script that the hosts were built to which files of the repository it was made of, as its source
 * map says; paths from `root`. Files of libraries are left out.
 */
export function scriptSources(root: string): ReadonlyMap<string, readonly string[]> {
  const folders = hostApps(root).map(({ folder }) => join(folder, 'dist/assets'));
  const files = folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const scripts = files.filter((file) => file.endsWith('.js'));
  return new Map(scripts.map((script) => [basename(script), sourcesOf(root, script)]));
}
