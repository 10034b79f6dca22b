import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { runTool } from '../testing/runTool.ts';

const config = resolve(import.meta.dirname, '../../../../oxlint.config.ts');

const uses = (module: string): string => `import * as it from '${module}';\nexport const kept = it;\n`;
const asksType = (module: string): string =>
  `import type { kept as it } from '${module}';\nexport const kept: typeof it | 1 = 1;\n`;
const says = (expression: string): string => `export const kept = ${expression};\n`;

/** Files that break one rule each: place, name of the file, content. */
const forbidden: [rule: string, path: string, content: string][] = [
  ['core-domain reads no clock', 'packages/core-domain/src/a/now.ts', says('Date.now()')],
  ['core-domain throws no dice', 'packages/core-domain/src/a/random.ts', says('Math.random()')],
  ['core-domain knows no window', 'packages/core-domain/src/a/window.ts', says('window.innerWidth')],
  ['core-domain knows no document', 'packages/core-domain/src/a/document.ts', says('document.title')],
  ['core-domain fetches nothing', 'packages/core-domain/src/a/fetch.ts', says(`fetch('/')`)],
  ['core-domain waits for nothing', 'packages/core-domain/src/a/timer.ts', says('setTimeout(() => {}, 1)')],
  ['core-domain knows no React', 'packages/core-domain/src/a/react.ts', uses('react')],
  ['core-domain imports no library', 'packages/core-domain/src/a/library.ts', uses('valibot')],
  ['core-domain imports no package of ours', 'packages/core-domain/src/a/ours.ts', uses('@shuye/ui')],
  ['its tests import none of ours either', 'packages/core-domain/src/a/a.test.ts', uses('@shuye/api-client')],
  ['nor a part of one', 'packages/core-domain/src/a/part.test.ts', uses('@shuye/api-client/calls')],
  ['nor what starts the product', 'packages/core-domain/src/a/product.test.ts', uses('@shuye/tooling/product')],
  ['api-client knows no React', 'packages/api-client/src/react.ts', uses('react')],
  ['api-client knows no window', 'packages/api-client/src/window.ts', says('window.innerWidth')],
  ['reader-engine knows no React', 'packages/reader-engine/src/react.ts', uses('react')],
  ['host-bridges knows no React', 'packages/host-bridges/src/react.ts', uses('react-dom/client')],
  ['ui imports no package of ours', 'packages/ui/src/button/ours.tsx', uses('@shuye/core-domain')],
  ['the app knows no named host', 'packages/app/src/services/host.ts', uses('@shuye/host-bridges/web')],
  ['nor does where it begins', 'packages/app/entry/host.ts', uses('@shuye/host-bridges/web')],
  ['which knows no routing library', 'packages/app/entry/router.ts', uses('react-router-dom')],
  ['its router knows none', 'packages/app/src/router/host.ts', uses('@shuye/host-bridges/web')],
  ['only the transport knows ky', 'packages/api-client/src/session/renew.ts', uses('ky')],
  ['only the router knows the routing library', 'packages/app/src/shell/router.tsx', uses('react-router-dom')],
  ['no screen knows it', 'packages/app/src/screens/cover/router.tsx', uses('react-router-dom')],
  ['no feature knows it', 'packages/app/src/features/share/router.tsx', uses('react-router-dom')],
  ['no screen imports a screen', 'packages/app/src/screens/cover/other.tsx', uses('../shelf/Shelf.tsx')],
  ['not from deeper down', 'packages/app/src/screens/cover/parts/other.tsx', uses('../../shelf/Shelf.tsx')],
  ['no screen imports the shell', 'packages/app/src/screens/cover/shell.tsx', uses('../../shell/App.tsx')],
  [
    'the route table, which screens link by, imports none',
    'packages/app/src/routes.ts',
    uses('./screens/shelf/Shelf.tsx'),
  ],
  ['no feature imports a feature', 'packages/app/src/features/share/other.tsx', uses('../guide/Guide.tsx')],
  ['no feature imports a screen', 'packages/app/src/features/share/screen.tsx', uses('../../screens/shelf/Shelf.tsx')],
  ['no store imports a feature', 'packages/app/src/stores/feature.ts', uses('../features/share/share.ts')],
  ['no store imports a screen', 'packages/app/src/stores/screen.ts', uses('../screens/shelf/Shelf.tsx')],
  ['no service imports the shell', 'packages/app/src/services/shell.ts', uses('../shell/App.tsx')],
  ['a host uses no other bridge', 'apps/h5/src/bridge.ts', uses('@shuye/host-bridges/alipay')],
  ['the gateway knows only the declared calls', 'apps/gateway/src/client.ts', uses('@shuye/api-client')],
  [
    'the gateway opens transactions in one place',
    'apps/gateway/src/events/keepEvents.ts',
    'export const kept = (database) => database.transaction().execute(async () => {});\n',
  ],
  ['the gateway knows no React', 'apps/gateway/src/react.ts', uses('react')],
  ['no module needs itself', 'packages/app/src/services/cycle.ts', uses('./otherCycle.ts')],
  ['not even for a type', 'packages/app/src/services/typeCycle.ts', asksType('./otherTypeCycle.ts')],
];

/** What closes the cycles of the files above. */
const beside: Readonly<Record<string, string>> = {
  'packages/app/src/services/otherCycle.ts': uses('./cycle.ts'),
  'packages/app/src/services/otherTypeCycle.ts': asksType('./typeCycle.ts'),
};

const allowed: [path: string, content: string][] = [
  ['packages/core-domain/src/a/plain.ts', uses('../b/other.ts') + 'export const at = new Date(0);\n'],
  ['packages/core-domain/src/a/plain.test.ts', uses('vitest') + uses('@shuye/tooling/peer-exports')],
  ['packages/api-client/src/transport.ts', uses('ky') + `export const answer = fetch('/');\n`],
  ['packages/api-client/src/plain.ts', uses('valibot')],
  ['packages/reader-engine/src/paged/plain.ts', uses('@shuye/core-domain') + 'export const title = document.title;\n'],
  ['packages/ui/src/button/plain.tsx', uses('react')],
  ['packages/app/src/router/plain.ts', uses('react-router-dom')],
  ['packages/app/src/shell/plain.tsx', uses('../screens/not-found/NotFound.tsx')],
  ['packages/app/src/screens/cover/plain.tsx', uses('../../features/share/Share.tsx')],
  ['packages/app/src/screens/cover/parts/plain.tsx', uses('../Cover.tsx')],
  ['packages/app/src/features/share/plain.tsx', uses('../../services/ServicesContext.tsx')],
  ['packages/app/src/services/plain.ts', uses('@shuye/host-bridges') + `export * from '../stores/shelfStore.ts';\n`],
  ['apps/h5/src/plain.ts', uses('@shuye/host-bridges/web')],
  ['apps/miniapp-webview/src/plain.ts', uses('@shuye/host-bridges/alipay')],
  [
    'apps/gateway/src/database/inTransaction.ts',
    'export const kept = (database) => database.transaction().execute(async () => {});\n',
  ],
  ['apps/gateway/src/plain.ts', uses('@shuye/api-client/calls')],
];

interface Diagnostic {
  code: string;
  filename: string;
}

let remove = (): void => undefined;
const found = new Set<string>();

beforeAll(() => {
  const files = [...forbidden.map(([, path, content]) => [path, content]), ...allowed];
  const tree = aTree({
    ...Object.fromEntries(files),
    ...beside,
    'oxlint.config.ts': `export { default } from '${config}';\n`,
  });
  remove = tree.remove;
  const { diagnostics } = JSON.parse(runTool('oxlint', ['--format', 'json'], tree.root).stdout) as {
    diagnostics: readonly Diagnostic[];
  };
  for (const { code, filename } of diagnostics) if (/no-restricted|no-cycle/.test(code)) found.add(filename);
});

afterAll(() => remove());

describe('the linter', () => {
  it.each(forbidden)('is red when it is broken that %s', (_, path) => {
    expect(found).toContain(path);
  });

  it.each(allowed)('lets pass what the architecture allows: %s', (path) => {
    expect(found).not.toContain(path);
  });
});
