import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHostTree } from './testing/aHostTree.ts';
import { aTree } from './testing/aTree.ts';
import { unsupportedSyntax } from './kernel-floor/unsupportedSyntax.ts';
import { browserBuild } from './vite.ts';
import { gatewayCalls } from './vite/gatewayCalls.ts';
import { hostEntry } from './vite/hostEntry.ts';
import { offlineWorker } from './vite/offlineWorker.ts';
import { runtimeConfig } from './vite/runtimeConfig.ts';

const tree = aHostTree({
  'app.json': '{ "name": "书页", "icons": [{ "src": "/icon.svg" }] }',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'main.js': `import './main.css'; export const host = () => { document.title = window.a?.b ?? 'none'; };`,
  'main.css': '.a { inset: 0; color: red; & .b { color: blue; } }',
  'worker.js': `self.keep = self.shuyeFiles?.kept ?? [];`,
  'removal.js': 'self.end = true;',
});

afterAll(() => tree.remove());

const offline = {
  worker: join(tree.root, 'worker.js'),
  removal: join(tree.root, 'removal.js'),
  app: join(tree.root, 'app.json'),
};

describe('the development server of a host', () => {
  let gateway: Server;
  let vite: ViteDevServer;
  let address = '';
  const asked: string[] = [];

  beforeAll(async () => {
    gateway = createHttpServer((request, answer) => {
      asked.push(`${request.method} ${request.url}`);
      answer.writeHead(418, { 'content-type': 'application/json' }).end('{"state":200}');
    });
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
    const at = gateway.address();
    const port = typeof at === 'object' && at ? at.port : 0;
    const env = { SHUYE_GATEWAY: `http://127.0.0.1:${port}`, SHUYE_PAGE_CONFIG: '{"siteId":"</script>"}' };
    vite = await createServer({
      root: tree.root,
      configFile: false,
      logLevel: 'silent',
      plugins: [hostEntry(), runtimeConfig(env), offlineWorker(offline), gatewayCalls(env)],
      server: { host: '127.0.0.1', port: 0 },
    });
    await vite.listen();
    address = vite.resolvedUrls?.local[0] ?? '';
  });

  afterAll(async () => {
    await vite.close();
    gateway.close();
  });

  const ask = (path: string, accept: string, method = 'GET') =>
    fetch(new URL(path, address), { method, headers: { accept } });

  it.each(['/', '/shelf', '/book/1001?from=home'])('gives the page for %s, with its configuration', async (path) => {
    const page = await (await ask(path, 'text/html,*/*;q=0.8')).text();
    const config = /<script id="shuye-config" type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(config)).toEqual({ siteId: '</script>' });
  });

  it.each([
    ['GET', '/content/free/1/2/3.json', '*/*'],
    ['GET', '/covers/1001-a.svg', 'image/*'],
    ['GET', '/v1/book?bid=1', 'application/json'],
    ['POST', '/v1/shelf', '*/*'],
    ['GET', '/login?priority=code', 'text/html,*/*;q=0.8'],
  ])('passes %s %s on to the gateway', async (method, path, accept) => {
    const answer = await ask(path, accept, method);
    expect(answer.status).toBe(418);
    expect(await answer.json()).toEqual({ state: 200 });
    expect(asked.at(-1)).toBe(`${method} ${path}`);
  });

  it('says that nothing of its pages is kept', async () => {
    expect(await (await ask('/', 'text/html')).text()).toContain('<meta name="shuye-keep-on-devices" content="off">');
  });

  it.each(['/main.tsx', '/main.js', '/@vite/client'])('answers %s itself', async (path) => {
    expect((await ask(path, '*/*')).status).toBe(200);
    expect(asked).not.toContain(`GET ${path}`);
  });
});

describe('the build of a host', () => {
  const dist = join(tree.root, 'dist');
  const worker = (name: string): Record<string, unknown> => {
    const self = {};
    new Script(readFileSync(join(dist, name), 'utf8')).runInNewContext({ self });
    return self;
  };
  const read = (ending: string): string => {
    const name = readdirSync(join(dist, 'assets')).find((file) => file.endsWith(ending));
    return name ? readFileSync(join(dist, 'assets', name), 'utf8') : '';
  };

  beforeAll(async () => {
    await build({
      ...browserBuild({ offline }),
      root: tree.root,
      configFile: false,
      logLevel: 'silent',
    });
  });

  it('begins with the page and the script of the application, in which the host is the folder’s own', () => {
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('<title>t</title>');
    expect(read('.js')).toContain('none');
  });

  it('lowers scripts and styles to the oldest kernels', () => {
    expect(read('.js')).not.toMatch(/\?\.|\?\?/);
    expect(read('.css')).not.toMatch(/inset|&/);
    expect(read('.css')).toContain('top:0');
  });

  it('loads the polyfills before the modules, and the seal mark', () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    for (const [pattern] of [
      [/<script defer src="(\/assets\/kernel-floor-[^"]+\.js)"><\/script>.*<script type="module"/s],
      [/rel="icon"[^>]* href="(\/assets\/favicon-[^"]+)"/],
    ]) {
      expect(existsSync(join(dist, pattern?.exec(page)?.[1] ?? 'none'))).toBe(true);
    }
  });

  it('writes the worker that keeps it, with the files to keep, for the oldest kernels', () => {
    const files = readdirSync(join(dist, 'assets')).filter((file) => !file.endsWith('.map'));
    expect(worker('offline-worker.js')['keep']).toEqual(files.sort().map((file) => `/assets/${file}`));
    expect(unsupportedSyntax('w.js', readFileSync(join(dist, 'offline-worker.js'), 'utf8'))).toEqual([]);
  });

  it('writes the worker that ends it beside the other', () => {
    expect(worker('offline-worker-removal.js')).toEqual({ end: true });
  });

  it('lets browsers install the product as an app, whose icons are kept by the device and not by the worker', () => {
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(
      '<link rel="manifest" href="/manifest.webmanifest">',
    );
    expect(JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'))).toMatchObject({ name: '书页' });
    expect(readFileSync(join(dist, 'icon.svg'), 'utf8')).toContain('<svg');
    expect(JSON.stringify(worker('offline-worker.js')['keep'])).not.toContain('/icon.svg');
  });

  it('writes no configuration into the page: the web server does', () => {
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toMatch(/shuye-config|shuye-keep/);
  });
});

it('says so where a folder with a host has no application to begin with', async () => {
  const bare = aTree({ 'src/host.ts': 'export const host = 1;' });
  const built = build({ ...browserBuild(), root: bare.root, configFile: false, logLevel: 'silent' });
  await expect(built).rejects.toThrow(`${bare.root} depends on no @shuye/app, which has the page.`);
  bare.remove();
});

it('tells a browser so, and goes on, where development has no application to begin with', async () => {
  const bare = aTree({ 'src/host.ts': 'export const host = 1;' });
  const vite = await createServer({
    root: bare.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [hostEntry()],
    server: { host: '127.0.0.1', port: 0 },
  });
  await vite.listen();
  const page = await fetch(vite.resolvedUrls?.local[0] ?? '', { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('depends on no @shuye/app')]);
  await vite.close();
  bare.remove();
});
