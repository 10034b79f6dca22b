import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptSources } from './scriptSources.ts';

/** What the journeys run with, beside libraries, of which the lockfile tells. */
const PLACES = ['apps', 'packages', 'e2e', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** What no journey runs. */
const UNUSED = /\.(?:test|stories)\.[^./]+$|\.md$/;
const SPEC = /\.spec\.ts$/;

const listFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...PLACES], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((path) => path !== '' && !UNUSED.test(path));

const hashOf = (parts: readonly string[]): string => createHash('sha1').update(parts.join('\n')).digest('base64');

/** What a journey ran with, as its record says. */
export interface JourneyInputs {
  /** Its file; paths are from the root of the repository. */
  spec: string;
  /** What the scripts that its pages loaded are made of; undefined where it may have used any part of the product. */
  sources: readonly string[] | undefined;
}

/** The files in `root` as they are now, the hosts being built from them. */
export function createInputs(root: string) {
  const scripts = scriptSources(root);
  const hashes = new Map<string, string>();
  const hash = (path: string): string => {
    const file = join(root, path);
    const known = hashes.get(path) ?? (existsSync(file) ? hashOf([readFileSync(file, 'latin1')]) : 'gone');
    hashes.set(path, known);
    return known;
  };
  const told = (paths: readonly string[]): string[] => [...paths].sort().map((path) => `${path} ${hash(path)}`);
  const inScripts = new Set([...scripts.values()].flat());
  const files = listFiles(root);
  // What is edited while journeys run is not what they ran with.
  files.forEach(hash);
  const shared = hashOf(told(files.filter((path) => !inScripts.has(path) && !SPEC.test(path))));
  const all = hashOf(told([...inScripts]));

  return {
    /** Undefined where one of the scripts is of another build: nothing is known of it. */
    sourcesOf: (names: readonly string[]): string[] | undefined => {
      const lists = names.map((name) => scripts.get(name));
      return lists.includes(undefined) ? undefined : [...new Set(lists.flatMap((list) => list ?? []))].sort();
    },
    /** Changes with what a journey of these inputs runs with: what it loaded, its file, and all that is in no script. */
    digest: ({ spec, sources }: JourneyInputs): string =>
      hashOf([shared, hash(spec), ...(sources ? told(sources) : [all])]),
  };
}
