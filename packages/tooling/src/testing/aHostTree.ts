import { aTree } from './aTree.ts';

const ENTRY = 'node_modules/@shuye/app/entry';

/** A host's folder beside an application that only calls the host; its value is the function `host` of `main.js`. */
export const aHostTree = (files: Readonly<Record<string, string>>) =>
  aTree({
    'node_modules/@shuye/app/package.json': '{ "name": "@shuye/app", "exports": { "./entry/*": "./entry/*" } }',
    [`${ENTRY}/index.html`]:
      '<!doctype html><html><head><title>t</title></head><body><script type="module" src="/main.tsx"></script></body></html>',
    [`${ENTRY}/main.tsx`]: "import { host } from 'virtual:host'; host();",
    'src/host.ts': "export { host } from '../main.js';",
    ...files,
  });
