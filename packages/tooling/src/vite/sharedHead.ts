import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type HtmlTagDescriptor, type Plugin } from 'vite';

interface SharedFile {
  name: string;
  source: string;
  type: string;
  tag: (address: string) => HtmlTagDescriptor;
}

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const sharedFiles = (): SharedFile[] => [
  {
    name: 'kernel-floor.js',
    source: read('../kernel-floor/kernelFloor.js'),
    type: 'text/javascript',
    // The script stands before the modules: both wait for the end of the page, and run in their order.
    tag: (src) => ({ tag: 'script', attrs: { defer: true, src }, injectTo: 'head-prepend' }),
  },
  {
    name: 'favicon.svg',
    source: read('../favicon/favicon.svg'),
    type: 'image/svg+xml',
    tag: (href) => ({ tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href }, injectTo: 'head' }),
  },
];

/** Vite leaves scripts alone that are no modules. */
const minified = (name: string, source: string): string =>
  name.endsWith('.js') ? minifySync(name, source, { module: false, compress: { target: 'es2015' } }).code : source;

/** The polyfills as one line of classic script, for workers: a page's own do not reach there. */
export const workerFloor = (): string => minified('kernel-floor.js', read('../kernel-floor/kernelFloor.js'));

/** The polyfills are a classic script, which runs before the modules and keeps no page from being shown. */
export function sharedHead(): Plugin {
  const files = sharedFiles();
  return {
    name: 'shuye-shared-head',
    configureServer: ({ middlewares }) => {
      for (const { name, source, type } of files) {
        middlewares.use(`/${name}`, (_, answer) => answer.setHeader('content-type', type).end(source));
      }
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const { name, source } of files) this.emitFile({ type: 'asset', name, source: minified(name, source) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const addressOf = (name: string): string => {
          const built = Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes(name));
          return `/${built?.fileName ?? name}`;
        };
        return files.map(({ name, tag }) => tag(addressOf(name)));
      },
    },
  };
}
