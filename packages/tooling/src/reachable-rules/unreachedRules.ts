import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseModule } from './parseModule.ts';
import { reachedNames } from './reachedNames.ts';
import { createResolver } from './resolveModule.ts';

const RULES = 'packages/core-domain/src';

/** Programs and hosts of `apps`, programs of packages, and what every host begins with are started or served. */
function entriesOf(root: string): string[] {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((id) => join(root, parent, id)),
  );
  return folders.flatMap((folder) => {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) return [];
    const began = ['entry/main.tsx', 'entry/renderPage.ts']
      .map((file) => join(folder, file))
      .filter((file) => existsSync(file));
    const isStarted = folder.includes('/apps/') || 'bin' in (JSON.parse(readFileSync(manifest, 'utf8')) as object);
    const build = ['tsup.config.ts', 'vite.config.ts']
      .map((name) => join(folder, name))
      .filter((file) => existsSync(file));
    const programs = build.flatMap((file) => readFileSync(file, 'utf8').match(/\bsrc\/[\w/-]+\.tsx?\b/g) ?? []);
    const started = ['src/host.ts', 'src/main.ts', ...programs]
      .map((file) => join(folder, file))
      .filter((file) => existsSync(file));
    return isStarted ? [...build, ...started] : began;
  });
}

const ruleFiles = (root: string): string[] =>
  readdirSync(join(root, RULES), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|(^|\/)index\.ts$|^testing\//.test(name))
    .map((name) => join(root, RULES, name));

/** Maps each rule module to those of its exports that no program or page reaches. */
export function unreachedRules(root: string): Map<string, string[]> {
  const folder = join(root, RULES);
  const reached = reachedNames(entriesOf(root), `${folder}/`, createResolver(root));
  const found = ruleFiles(root).map((file): [string, string[]] => {
    const { exports } = parseModule(file, readFileSync(file, 'utf8'));
    const names = reached.get(file);
    const isReached = (name: string): boolean =>
      names?.has(name) === true || names?.has(exports.get(name) ?? name) === true;
    return [
      relative(folder, file).replace(/\.ts$/, ''),
      [...exports.keys()].filter((name) => !isReached(name)).toSorted(),
    ];
  });
  return new Map(found.filter(([, names]) => names.length > 0).toSorted(([a], [b]) => a.localeCompare(b)));
}
