import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HostApp {
  /** Name of its folder in `apps`. */
  id: string;
  folder: string;
  /** What it is, in the words of its package. */
  description: string;
  /** Names of the host bridges that it may import. */
  bridges: readonly string[];
}

/** Every host app of the repository: a folder of `apps` with a page and a manifest. The plain browser comes first, the others by name. */
export function hostApps(root: string): HostApp[] {
  return readdirSync(join(root, 'apps'))
    .filter((id) => ['index.html', 'package.json'].every((file) => existsSync(join(root, 'apps', id, file))))
    .toSorted((left, right) => Number(right === 'h5') - Number(left === 'h5') || left.localeCompare(right))
    .map((id) => {
      const folder = join(root, 'apps', id);
      const { description, bridges = [] } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        description?: string;
        bridges?: readonly string[];
      };
      return { id, folder, description: description ?? id, bridges };
    });
}
