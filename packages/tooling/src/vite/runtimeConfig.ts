import type { Plugin } from 'vite';

/** The element that the app reads its configuration from; web-server writes the same one into a built page. */
const ELEMENT_ID = 'shuye-config';

/**
 * In development, writes the configuration of `SHUYE_PAGE_CONFIG` (JSON, set by the development command) into the page.
 * Served without that command, a page says that its configuration is missing.
 */
export const runtimeConfig = (env: NodeJS.ProcessEnv = process.env): Plugin => ({
  name: 'shuye-runtime-config',
  apply: 'serve',
  transformIndexHtml: () => {
    const config = env['SHUYE_PAGE_CONFIG'];
    if (!config) return [];
    const children = config.replaceAll('<', String.raw`\u003c`);
    return [{ tag: 'script', attrs: { id: ELEMENT_ID, type: 'application/json' }, children, injectTo: 'head' }];
  },
});
