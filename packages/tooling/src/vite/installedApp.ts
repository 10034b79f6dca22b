import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = 'manifest.webmanifest';

interface WebManifest {
  icons: readonly { src: string }[];
}

/** Writes the app's manifest and the icons beside it into the root of the build, and names it in the page. */
export function installedApp(manifest: string): Plugin {
  return {
    name: 'shuye-installed-app',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` } }],
    generateBundle: {
      // After the list of what is kept on a device: the app's icons are the device's already.
      order: 'post',
      async handler() {
        const found = await this.resolve(manifest);
        if (!found) throw new Error(`${manifest} is not found.`);
        const text = readFileSync(found.id, 'utf8');
        const { icons } = JSON.parse(text) as WebManifest;
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: text });
        for (const { src } of icons)
          this.emitFile({ type: 'asset', fileName: src.slice(1), source: readFileSync(join(dirname(found.id), src)) });
      },
    },
  };
}
