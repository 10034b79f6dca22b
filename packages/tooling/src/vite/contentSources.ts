import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Names by directive what pages may load beside our own files, in a file that no browser is given. */
export function contentSources(): Plugin {
  let root = '';
  return {
    name: 'shuye-content-sources',
    apply: 'build',
    configResolved: (config) => {
      ({ root } = config);
    },
    generateBundle() {
      const manifest = join(root, 'package.json');
      if (!existsSync(manifest)) return;
      const { contentSources: sources } = JSON.parse(readFileSync(manifest, 'utf8')) as {
        contentSources?: unknown;
      };
      if (sources === undefined) return;
      this.emitFile({ type: 'asset', fileName: '.vite/content-sources.json', source: JSON.stringify(sources) });
    },
  };
}
