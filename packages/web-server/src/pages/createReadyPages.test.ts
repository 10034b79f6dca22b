import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWebServer, type WebServer } from '../createWebServer.ts';
import { runtimeConfig } from '../runtimeConfig.ts';
import { startListening, type Listening } from '../startListening.ts';
import { aDist } from '../testing/aDist.ts';
import { aGateway } from '../testing/aGateway.ts';
import { aRenderer } from '../testing/aRenderer.ts';

interface Answered {
  status: number | undefined;
  headers: Readonly<Record<string, unknown>>;
  body: Buffer;
}

const dist = aDist();
let library = { body: 'a' };
let text = '灯火';
let gateway: Awaited<ReturnType<typeof aGateway>>;
let site: WebServer;
let listening: Listening;
const longer = vi.fn((given: Request, env?: unknown) => site.fetch(given, env as object));

beforeEach(async () => {
  library = { body: 'a' };
  text = '灯火';
  gateway = await aGateway({ '/library-version': library });
  site = createWebServer({
    dist,
    gateway: gateway.address,
    config: runtimeConfig({}),
    hostNames: ['shuye.example'],
    renderer: aRenderer(async ({ url }) => ({
      status: url.pathname.endsWith('9') ? 404 : 200,
      head: '',
      body: `<main>${text.repeat(200)}${url.search}</main>`,
    })),
  });
  const { answerAtOnce } = site;
  longer.mockClear();
  listening = await startListening({ fetch: longer, answerAtOnce, hostname: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await listening.stop();
  gateway.close();
});

afterAll(() => rmSync(dist, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answered> =>
  new Promise((done, fail) => {
    const given = { accept: 'text/html', host: 'shuye.example', ...headers };
    const asked = request({ port: listening.port, host: '127.0.0.1', path, method, headers: given }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({ status: answer.statusCode, headers: { ...answer.headers, date: '' }, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', fail);
    asked.end();
  });

/** All that does not tell one sending from another. */
const essence = ({ status, headers, body }: Answered) => {
  const { 'content-length': _, 'transfer-encoding': __, ...told } = headers;
  return { status, told, body: body.toString('base64') };
};

it.each([
  ['/v2/label', {}],
  ['/v2/label?a=1', { 'accept-encoding': 'br, gzip' }],
  ['/cover/9', { 'accept-encoding': 'gzip' }],
])('a page that is ready is answered at once as it was answered before: %s %j [SEO-15]', async (path, headers) => {
  const first = await ask(path, headers);
  const again = await ask(path, headers);
  expect(longer).toHaveBeenCalledTimes(1);
  expect(essence(again)).toEqual(essence(first));
  expect(first.status).toBe(path.endsWith('9') ? 404 : 200);
});

it('who has a page that is ready is told so at once', async () => {
  const { headers } = await ask('/v2/label');
  const again = await ask('/v2/label', { 'if-none-match': `W/${String(headers['etag'])}` });
  expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
  expect(longer).toHaveBeenCalledTimes(1);
});

it.each<[string, string, Record<string, string>, string?]>([
  ['another name', '/v2/label', { host: 'evil.example' }],
  ['a call', '/v2/label', { accept: 'application/json' }],
  ['another query', '/v2/label?b=1', {}],
  ['the headers alone', '/v2/label', {}, 'HEAD'],
])('%s is not answered by it', async (_, path, headers, method) => {
  await ask('/v2/label');
  await ask(path, headers, method);
  expect(longer).toHaveBeenCalledTimes(2);
});

it('is answered no longer once the library changed, at most a second later [SEO-15]', async () => {
  await ask('/v2/label');
  library.body = 'b';
  text = '河灯';
  await vi.waitFor(async () => expect((await ask('/v2/label')).body.toString()).toContain('河灯'), { timeout: 3000 });
});
