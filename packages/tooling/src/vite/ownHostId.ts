import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { hostIdOf } from './hostIdOf.ts';

const idIn = (file: string): string | undefined =>
  existsSync(file) ? hostIdOf(readFileSync(file, 'utf8')) : undefined;

/** Fails the build of a host that has the id of one beside it: a copy whose id was forgotten. */
export function ownHostId(): Plugin {
  let root = '';
  return {
    name: 'shuye-own-host-id',
    apply: 'build',
    configResolved: (config) => {
      ({ root } = config);
    },
    buildStart() {
      const own = join(root, 'src/host.ts');
      const id = idIn(own);
      if (id === undefined) return;
      const apps = join(root, '..');
      const other = readdirSync(apps)
        .map((name) => join(apps, name, 'src/host.ts'))
        .find((file) => file !== own && idIn(file) === id);
      if (other === undefined) return;
      const [mine, others] = [own, other].map((file) => relative(join(apps, '..'), file));
      this.error(
        `${mine} has the id “${id}”, which ${others} has too: what operators set for one would count for both.`,
      );
    },
  };
}
