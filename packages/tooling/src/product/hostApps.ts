import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HostApp {
  id: string;
  folder: string;
  description: string;
  bridges: readonly string[];
}

/** Every folder of `apps` with a host and a manifest: the plain browser first, the others by name. */
export function hostApps(root: string): HostApp[] {
  return readdirSync(join(root, 'apps'))
    .filter((id) => ['src/host.ts', 'package.json'].every((file) => existsSync(join(root, 'apps', id, file))))
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
