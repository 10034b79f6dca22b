import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { createWebServer } from './createWebServer.ts';
import { runtimeConfig } from './runtimeConfig.ts';
import { aDist } from './testing/aDist.ts';
import { aRenderer } from './testing/aRenderer.ts';

const dist = aDist();
let words = '灯火'.repeat(3000);
const server = createWebServer({
  dist,
  gateway: 'http://127.0.0.1:9',
  config: runtimeConfig({}),
  renderer: aRenderer(async ({ url }) => ({
    status: url.pathname.includes('404') ? 404 : 200,
    head: '',
    body: words,
  })),
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  server.request(path, { headers: { accept: 'text/html', ...headers } });

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

afterAll(() => rmSync(dist, { recursive: true }));

it.each(['br', 'gzip'] as const)(
  'sends a rendered page in %s, smaller by far and the same page [SEO-15]',
  async (encoding) => {
    const plain = await (await ask('/v2/label')).text();
    const answer = await ask('/v2/label', { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    const packed = Buffer.from(await answer.arrayBuffer());
    expect(packed.length).toBeLessThan(plain.length / 5);
    expect(unpack[encoding](packed).toString()).toBe(plain);
  },
);

it.each([
  ['/v2/label', 'br'],
  ['/shelf', 'gzip'],
])('does not send %s again in %s to who has it, however its tag came back [SEO-15]', async (path, encoding) => {
  const headers = { 'accept-encoding': encoding };
  const tag = (await ask(path, headers)).headers.get('etag') ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await ask(path, { ...headers, 'if-none-match': known });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  }
  expect((await ask(path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
});

it('sends a page that is not there whole, also to who has it: it may be there by now', async () => {
  const answer = await ask('/v2/labelSecond/404/3');
  const again = await ask('/v2/labelSecond/404/3', { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect([answer.status, again.status]).toEqual([404, 404]);
});

it('may be kept by a browser that goes back to it in its history: a page is asked for again, and no secret [SEO-15]', async () => {
  for (const path of ['/v2/label', '/reader/1001', '/shelf']) {
    const { headers } = await ask(path);
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

it('is gone where its book was taken down', async () => {
  const gone = createWebServer({
    dist,
    gateway: 'http://127.0.0.1:9',
    config: runtimeConfig({}),
    renderer: aRenderer(async () => ({ status: 410, head: '', body: '' })),
  });
  const answer = await gone.request('/catalog/1001', { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('<div id="root"></div>');
});

it('names another content by another tag', async () => {
  const { headers } = await ask('/v2/recom');
  words = '别的';
  expect((await ask('/v2/hotSearch')).headers.get('etag')).not.toBe(headers.get('etag'));
});
