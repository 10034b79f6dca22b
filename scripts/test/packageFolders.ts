import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of every package of the workspace that may have tests. */
export const packageFolders = (root: string): string[] =>
  ['packages', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
    .concat(join(root, 'scripts'), join(root, 'e2e'))
    .filter((folder) => existsSync(join(folder, 'package.json')));
