import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Hands on to the web server what a host's manifest names under `contentSources`: by directive, what its pages may load
 * beside our own files. The file lies where no browser is given anything.
 */
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
