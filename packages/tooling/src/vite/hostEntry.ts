import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What each host begins with, in the package of the application. */
const ENTRY = '@shuye/app/entry';

/** The name of the module in which the page's script stands, as `entry/index.html` says it. */
const SCRIPT = '/main.tsx';

export const RENDERER = `${ENTRY}/renderPage.ts`;

/**
 * The page and the modules that every host begins with are the application's, so that a host's folder holds what is its
 * own alone: `virtual:host`, which they import, is its `src/host.ts`.
 */
export function hostEntry(): Plugin {
  let root = '';
  const page = (): string => join(root, 'index.html');
  const read = (resolved: { id: string } | null): string => {
    if (!resolved) throw new Error(`${root} depends on no @shuye/app, which has the page.`);
    return readFileSync(resolved.id, 'utf8');
  };
  return {
    name: 'shuye-host-entry',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId(id) {
      if (id === 'virtual:host') return join(root, 'src/host.ts');
      if (id === page()) return id;
      return id === SCRIPT ? this.resolve(`${ENTRY}${SCRIPT}`, page()) : null;
    },
    async load(id) {
      return id === page() ? read(await this.resolve(`${ENTRY}/index.html`, page())) : null;
    },
    // Behind the files and modules that Vite serves and the calls that go on to the gateway: what is left is the page.
    configureServer: {
      order: 'post',
      handler: (server) => () => {
        const write = async (address: string): Promise<string> => {
          const found = await server.environments.client.pluginContainer.resolveId(`${ENTRY}/index.html`, page());
          return server.transformIndexHtml(address, read(found));
        };
        server.middlewares.use((request, answer, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          void write(request.originalUrl ?? '/').then((html) => {
            answer.setHeader('content-type', 'text/html; charset=utf-8').end(html);
          }, next);
        });
      },
    },
  };
}
