import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Dependencies = Readonly<Record<string, string>>;

interface Package {
  name: string;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  peerDependencies?: Dependencies;
}

const HOST = ['app', 'host-bridges'];

/** Keys are folders of packages. Whatever a package does not declare cannot be imported. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'core-domain': [],
  'api-client': ['core-domain'],
  'reader-engine': ['core-domain'],
  'host-bridges': ['core-domain'],
  ui: [],
  // The importer runs in a worker of the page.
  app: ['core-domain', 'api-client', 'reader-engine', 'host-bridges', 'ui', 'book-importer'],
  // The web server knows what the settings of hosts may be, and none of their code.
  'web-server': ['core-domain', 'app', 'host-bridges', 'telemetry'],
  'book-importer': [],
  telemetry: [],
  gateway: ['core-domain', 'api-client', 'book-importer', 'telemetry'],
  scripts: ['web-server', 'app', 'host-bridges'],
  e2e: ['host-bridges'],
  bench: ['core-domain', 'api-client', 'reader-engine', 'host-bridges', 'ui', 'book-importer'],
  tooling: [],
};

const NO_REACT = new Set([
  'core-domain',
  'api-client',
  'reader-engine',
  'host-bridges',
  'book-importer',
  'telemetry',
  'gateway',
  'tooling',
  'scripts',
]);

const folders = (root: string): [id: string, folder: string][] =>
  ['packages', 'apps']
    .filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) => readdirSync(join(root, parent)).map((id): [string, string] => [id, join(root, parent, id)]))
    .concat(['scripts', 'e2e', 'bench'].map((id): [string, string] => [id, join(root, id)]))
    .filter(([, folder]) => existsSync(join(folder, 'package.json')));

/** Gives one sentence for each declared dependency that the architecture does not allow. */
export function forbiddenDependencies(root: string): string[] {
  return folders(root).flatMap(([id, folder]) => {
    const { name, ...kinds } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
    const allowed = new Set([...(ALLOWED[id] ?? HOST), 'tooling'].map((own) => `@shuye/${own}`));
    const declared = [kinds.dependencies, kinds.devDependencies, kinds.peerDependencies].flatMap((kind) =>
      Object.keys(kind ?? {}),
    );
    const isForbidden = (dependency: string): boolean =>
      (dependency.startsWith('@shuye/') && !allowed.has(dependency)) ||
      (/^react(-dom)?$/.test(dependency) && NO_REACT.has(id));
    return declared.filter(isForbidden).map((dependency) => `${name} must not depend on ${dependency}.`);
  });
}
