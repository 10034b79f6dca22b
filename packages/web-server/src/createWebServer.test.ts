import { rmSync } from 'node:fs';
import { Script } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import type { PageRequest } from '@shuye/app/rendering';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWebServer } from './createWebServer.ts';
import { runtimeConfig } from './runtimeConfig.ts';
import { aDist } from './testing/aDist.ts';
import { aGateway } from './testing/aGateway.ts';
import { aRenderer } from './testing/aRenderer.ts';
import type { WebServerOptions } from './WebServerOptions.ts';

const CALL = { accept: 'application/json' };
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const SCRIPT = `console.log(${JSON.stringify('书页'.repeat(2000))})`;

const dist = aDist({
  'assets/main-a1b2.js': SCRIPT,
  'assets/main-a1b2.js.map': '{}',
  '.vite/manifest.json': '{}',
  'robots.txt': 'User-agent: *',
  'offline-worker.js': 'self.run = true;',
  'offline-worker-removal.js': 'self.end = true;',
});

const bare = aDist();

let gateway: Awaited<ReturnType<typeof aGateway>>;
let server: ReturnType<typeof createWebServer>;

const serverWith = (options: Partial<WebServerOptions>) =>
  createWebServer({ dist, gateway: gateway.address, config: runtimeConfig({}), ...options });

beforeAll(async () => {
  gateway = await aGateway({
    '/v1/read': {
      headers: { 'content-type': 'application/json', 'set-cookie': ['a=1; HttpOnly', 'b=2'] },
      body: '{"state":200}',
    },
    '/v1/refused': { status: 401, body: '{"state":401}' },
    '/v1/moved': { status: 302, headers: { location: '/elsewhere' } },
    '/covers/1.svg': {
      headers: { 'content-security-policy': 'sandbox', 'content-type': 'image/svg+xml' },
      body: '<svg/>',
    },
  });
  server = createWebServer({ dist, gateway: gateway.address, config: runtimeConfig({}) });
});

afterAll(() => {
  gateway.close();
  rmSync(dist, { recursive: true });
  rmSync(bare, { recursive: true });
});

const named = () => serverWith({ hostNames: ['shuye.example', 'm.shuye.example:8443'] });

describe('names that a site answers to', () => {
  it.each([
    ['shuye.example', 200],
    ['SHUYE.example', 200],
    ['m.shuye.example:8443', 200],
    ['m.shuye.example', 421],
    ['evil.example', 421],
    ['shuye.example.evil.example', 421],
  ])('%s: %i, for pages, files and calls', async (host, status) => {
    const paths = ['/', '/assets/main-a1b2.js', '/v1/read'];
    const answers = await Promise.all(paths.map(async (path) => named().request(path, { headers: { ...PAGE, host } })));
    expect(answers.map((answer) => answer.status)).toEqual(paths.map(() => status));
  });

  it('are those that a server before it was asked by, and do not concern health checks', async () => {
    const headers = { ...PAGE, host: '10.0.0.7', 'x-forwarded-host': 'shuye.example' };
    expect((await named().request('/', { headers })).status).toBe(200);
    expect((await named().request('/version.json', { headers: { host: '10.0.0.7' } })).status).toBe(200);
  });
});

const askedBy = async (names: readonly string[] | undefined, headers: Record<string, string>, path = '/v2/label') => {
  const renderPage = vi.fn(async ({ url }: PageRequest) => ({ status: 200 as const, head: '', body: url.href }));
  const answer = await serverWith({ hostNames: names, renderer: aRenderer(renderPage) }).request(path, {
    headers: { ...PAGE, ...headers },
  });
  return { answer, url: renderPage.mock.calls[0]?.[0].url.href };
};

describe('the name that search engines are told', () => {
  const names = ['shuye.example', 'm.shuye.example', 'localhost:8080'];

  it.each([
    [{ host: 'shuye.example' }],
    [{ host: 'm.shuye.example' }],
    [{ host: 'localhost:8080' }],
    [{ host: 'localhost:8080', 'x-forwarded-host': 'm.shuye.example', 'x-forwarded-proto': 'https' }],
  ])('is the first of the site’s names, over TLS, in a page asked with %j [SEO-15]', async (headers) => {
    expect((await askedBy(names, headers)).url).toBe('https://shuye.example/v2/label');
  });

  it('is no name that a request makes up [SEO-15]', async () => {
    const { answer, url } = await askedBy(names, { host: 'shuye.example', 'x-forwarded-host': 'evil.example' });
    expect([answer.status, url]).toEqual([421, undefined]);
  });

  it('is the one that the page was asked by where the site has no names, and has no TLS on one’s own machine', async () => {
    expect((await askedBy(undefined, { host: 'localhost:8080' })).url).toMatch(/^http:\/\/localhost/);
    expect((await askedBy(undefined, { 'x-forwarded-host': 'shuye.example' })).url).toBe(
      'https://shuye.example/v2/label',
    );
    expect((await askedBy(undefined, { 'x-forwarded-host': '<a>"' })).answer.status).toBe(200);
  });

  it.each(['/robots.txt', '/sitemap.xml', '/sitemap/books-1.xml', '/feed/1.xml'])(
    'is the one that the gateway writes into %s [SEO-15]',
    async (path) => {
      const site = serverWith({ dist: bare, hostNames: names });
      await site.request(path, {
        headers: { ...CALL, host: 'm.shuye.example', 'x-forwarded-host': 'm.shuye.example' },
      });
      expect(gateway.received.at(-1)).toMatchObject({ path, headers: { 'x-forwarded-host': 'shuye.example' } });
      await site.request('/v1/read', { headers: { ...CALL, host: 'm.shuye.example' } });
      expect(gateway.received.at(-1)?.headers).toMatchObject({ 'x-forwarded-host': 'm.shuye.example' });
    },
  );
});

describe('pages', () => {
  it.each(['/', '/st', '/st/male/', '/book/1001', '/catalog/1001/', '/reader/1001?paging=1', '/shelf'])(
    'gives the page for %s, a route of the product [ROUTE-10]',
    async (path) => {
      const answer = await server.request(path, { headers: PAGE });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<script id="shuye-config" type="application/json">');
    },
  );

  it.each([
    ['/book/1001?rid=7', '/book/1001.html?rid=7'],
    ['/catalog/1001/', '/catalog/1001'],
    ['/categoryDetail/7/%E9%83%BD%E5%B8%82/a/b/', '/categoryDetail/7/%E9%83%BD%E5%B8%82/a/b'],
  ])('leads a rendered page’s other spelling %s to %s, once and for all [SEO-15]', async (path, canonical) => {
    const rendering = serverWith({ renderer: aRenderer(async () => undefined) });
    const answer = await rendering.request(path, { headers: PAGE });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
    expect((await rendering.request(canonical, { headers: PAGE })).status).toBe(200);
  });

  it.each([
    ['/shelf', 'noindex'],
    ['/myself', 'noindex'],
    ['/top-up', 'noindex'],
    ['/', null],
    ['/book/1001.html', null],
  ])('tells search engines which pages are a reader’s own: %s [SEO-15]', async (path, robots) => {
    const answer = await server.request(path, { headers: PAGE });
    expect(answer.headers.get('x-robots-tag')).toBe(robots);
  });

  it('renders what a word finds, and asks search engines not to list it [SEARCH-29] [SEO-15]', async () => {
    const { answer } = await askedBy(undefined, {}, '/v2/search/%E7%81%AF');
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(await answer.text()).toContain('/v2/search/%E7%81%AF');
    expect((await askedBy(undefined, {})).answer.headers.get('x-robots-tag')).toBeNull();
  });

  it('gives the page with status 404 for a path that is none, so that search engines drop it [ROUTE-03]', async () => {
    const answer = await server.request('/no/such/page', { headers: PAGE });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<div id="root">');
  });

  it.each(['/book/%E0%A4%A', '/%', '/..%2f..%2fetc%2fpasswd', '//evil.example/'])(
    'survives the path %s',
    async (path) => {
      const answer = await server.request(new Request(`http://localhost${path}`, { headers: PAGE }));
      expect([200, 404]).toContain(answer.status);
      expect(await answer.text()).toContain('<div id="root">');
    },
  );

  it('is asked for again on every visit, so that a new version is seen at once', async () => {
    const answer = await server.request('/', { headers: PAGE });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('lets scripts of its own origin run and no others', async () => {
    for (const path of ['/', '/no/such/page', '/assets/main-a1b2.js', '/version.json']) {
      const { headers } = await server.request(path, { headers: PAGE });
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
  });

  it('lets a host load what its build names beside that, and no other directive grows', async () => {
    const sources = JSON.stringify({ 'script-src': ['https://appx'] });
    const host = serverWith({ dist: aDist({ '.vite/content-sources.json': sources }) });
    const policyOf = async (from: typeof server, path = '/') =>
      (await from.request(path, { headers: PAGE })).headers.get('content-security-policy');
    expect(await policyOf(host)).toBe(
      (await policyOf(server))?.replace("script-src 'self'", "script-src 'self' https://appx"),
    );
    expect(await (await host.request('/.vite/content-sources.json')).text()).not.toContain('appx');
  });

  it('tells the version that is served, and when it was built (D-008)', async () => {
    const told = (await (await server.request('/version.json')).json()) as { version: string; builtAt: string };
    expect(told.version).toBe('0.1.0');
    expect(Math.abs(Date.now() - Date.parse(told.builtAt))).toBeLessThan(600_000);
  });
});

describe('senders', () => {
  it('that announce too large a body are told so', async () => {
    const answer = await server.request('/v1/read', { method: 'POST', body: new Uint8Array(1024 * 1024 + 1) });
    expect([answer.status, await answer.json()]).toEqual([413, { state: 413, message: 'the body is too large' }]);
  });

  it('that go away in the middle of their body leave no line in the log', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const going = new AbortController();
    const body = new ReadableStream({
      pull: (stream) => {
        going.abort();
        stream.error(new Error('aborted'));
      },
    });
    const init = { method: 'POST', body, duplex: 'half', signal: going.signal };
    const answer = await server.request(new Request('http://localhost/v1/read', init));
    expect(answer.status).toBe(408);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('files', () => {
  it('keeps a file whose name has a hash for good, and asks again for the others', async () => {
    const hashed = await server.request('/assets/main-a1b2.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await server.request('/robots.txt')).headers.get('cache-control')).toBe('no-cache');
  });

  it('does not send again what the browser has', async () => {
    const etag = (await server.request('/robots.txt')).headers.get('etag') ?? '';
    const again = await server.request('/robots.txt', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('compresses as the browser accepts it', async () => {
    const answer = await server.request('/assets/main-a1b2.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.length).toBeLessThan(SCRIPT.length / 10);
    expect(gunzipSync(body).toString()).toBe(SCRIPT);
    const smaller = await server.request('/assets/main-a1b2.js', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(smaller.headers.get('content-encoding')).toBe('br');
    expect((await server.request('/assets/main-a1b2.js')).headers.get('content-encoding')).toBeNull();
  });

  it.each(['/.vite/manifest.json', '/assets/main-a1b2.js.map', '/assets/../../../../../etc/passwd', '/index.html'])(
    'does not give out %s',
    async (path) => {
      expect((await server.request(path, { headers: CALL })).status).toBe(404);
    },
  );
});

const workerOf = async (from: ReturnType<typeof createWebServer>) => {
  const answer = await from.request('/offline-worker.js', { headers: CALL });
  return { answer, script: await answer.text() };
};
const pageIn = (script: string) => {
  const self: { shuyePage?: { html: string; headers: Record<string, string>; paths: string[] }; run?: boolean } = {};
  new Script(script).runInNewContext({ self });
  return self;
};

describe('the worker that keeps the app on a device', () => {
  it('carries the page and its headers, without anything of a reader', async () => {
    const asked = { headers: { ...PAGE, cookie: 'shuye_uid=8000001' } };
    const page = await server.request('/reader/1001', asked);
    const { shuyePage, run } = pageIn((await workerOf(server)).script);
    expect(shuyePage?.html).toBe(await page.text());
    expect(shuyePage?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.headers.get('content-security-policy'),
    });
    expect(shuyePage?.paths).toContain('/reader/:bookId');
    expect(run).toBe(true);
  });

  it('is asked for again on every visit, and is another one as soon as the configuration is', async () => {
    const { answer, script } = await workerOf(server);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const known = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } };
    expect((await server.request('/offline-worker.js', known)).status).toBe(304);
    const changed = serverWith({ config: runtimeConfig({ SHUYE_SIGN_KEY_BOOK: 'new' }) });
    expect((await changed.request('/offline-worker.js', known)).status).toBe(200);
    expect((await workerOf(changed)).script).not.toBe(script);
  });

  it('is replaced by the one that removes it, and pages say so, where an operator wants it off', async () => {
    const off = serverWith({ isKeptOnDevices: false });
    expect((await workerOf(off)).script).toBe('self.end = true;');
    const pageOf = async (from: typeof server) => (await from.request('/', { headers: PAGE })).text();
    expect(await pageOf(off)).toContain('<meta name="shuye-keep-on-devices" content="off">');
    expect(await pageOf(server)).not.toContain('shuye-keep-on-devices');
  });

  it('takes files that are shared with the app; where it is not there yet they lead to the shelf, and the gateway gets none', async () => {
    const before = gateway.received.length;
    const answer = await server.request('/share', { method: 'POST', body: 'a book' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/shelf#shared']);
    expect(gateway.received).toHaveLength(before);
  });

  it('may be run by the page’s policy', async () => {
    const { headers } = await server.request('/', { headers: PAGE });
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  it('is not there for a host that has none', async () => {
    const other = aDist();
    expect((await workerOf(serverWith({ dist: other }))).answer.status).toBe(404);
    rmSync(other, { recursive: true });
  });
});

describe('calls', () => {
  it('pass on to the gateway with query, body and cookies, and its answer comes back whole', async () => {
    const answer = await server.request('/v1/read?a=%E4%B9%A6', {
      method: 'POST',
      headers: { ...CALL, cookie: 'shuye_uid=8000001', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'b=页',
    });
    expect(gateway.received.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/read?a=%E4%B9%A6',
      body: 'b=页',
      headers: { cookie: 'shuye_uid=8000001', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await answer.json()).toEqual({ state: 200 });
    expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
  });

  it('tell the gateway how they were reached, as a server before this one may have said already', async () => {
    await server.request('http://books.example/v1/read', { headers: CALL });
    expect(gateway.received.at(-1)?.headers).toMatchObject({
      'x-forwarded-host': 'books.example',
      'x-forwarded-proto': 'http',
    });
    const before = { 'x-forwarded-host': 'shuye.example', 'x-forwarded-proto': 'https' };
    await server.request('http://127.0.0.1/v1/read', { headers: { ...CALL, ...before } });
    expect(gateway.received.at(-1)?.headers).toMatchObject(before);
  });

  it('never say that they are a rendering’s: no visitor has its bounds', async () => {
    await server.request('/v1/read', { headers: { ...CALL, 'x-shuye-rendering-key': 'guessed' } });
    expect(gateway.received.at(-1)?.headers).not.toHaveProperty('x-shuye-rendering-key');
  });

  it.each([
    ['/v1/refused', 401],
    ['/v1/unknown', 404],
    ['/v1/moved', 302],
  ])('give the status of the gateway for %s: %i', async (path, status) => {
    expect((await server.request(path, { headers: CALL })).status).toBe(status);
  });

  it('keep the stricter policy that the gateway gives its pictures', async () => {
    expect((await server.request('/covers/1.svg')).headers.get('content-security-policy')).toBe('sandbox');
  });

  it('refuse a body that no call has', async () => {
    const answer = await server.request('/v1/read', {
      method: 'POST',
      headers: CALL,
      body: 'x'.repeat(1024 * 1024 + 1),
    });
    expect(answer.status).toBe(413);
  });

  it('answer 502 in the words of the product when the gateway is away; pages of the product go on', async () => {
    const gone = await aGateway();
    gone.close();
    const alone = createWebServer({ dist, gateway: gone.address, config: runtimeConfig({}) });
    const answer = await alone.request('/v1/read', { headers: CALL });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ state: 502, message: '网络或服务异常，请稍后再试' });
    expect((await alone.request('/shelf', { headers: PAGE })).status).toBe(200);
  });
});

it('says so when the folder holds no built app', () => {
  expect(() => createWebServer({ dist: '/nowhere', gateway: '', config: runtimeConfig({}) })).toThrow(/index\.html/);
});
