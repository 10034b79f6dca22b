import { createServer, type RequestListener } from 'node:http';
import { AppError, messages } from '@shuye/core-domain/error';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookInfo } from './calls/index.ts';
import { aServerWith } from './testing/aServer.ts';

const prefixes = { free: 'https://gateway.test/free/', charge: 'https://gateway.test/charge/' };
const part = { suffix: '1/2/3.json', isFree: false };
const file = { state: 200, ChapterContent: 'x' };

const failure = async (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => (error instanceof AppError ? error : expect.unreachable(String(error))),
  );

const http = (status: number) => () => new Response('{"message":"x"}', { status });

describe('a content file that cannot be had', () => {
  it.each([
    ['the server’s words', { state: 402, message: '余额不足' }, ['server', 402, '余额不足']],
    ['ours, where it has none', { state: 403 }, ['server', 403, '网络异常，请稍后再试']],
    ['ours, where it has none', { state: '500', message: '' }, ['server', 500, '网络异常，请稍后再试']],
    ['ours for a status', http(403), ['server', 403, '网络异常，请稍后再试']],
    ['ours for a status', http(404), ['server', 404, '网络异常，请稍后再试']],
    ['the network’s', { ChapterContent: 'x' }, ['network', 0, messages.networkFailure]],
    ['the network’s', { state: 200, ChapterContent: 7 }, ['network', 0, messages.networkFailure]],
  ])('fails with %s: %j [API-12] [API-19] [ERR-04] [ERR-05] [ERR-06]', async (_whose, reply, expected) => {
    const { kind, code, message } = await failure(aServerWith({}, reply).client.content(prefixes, part));
    expect([kind, code, message]).toEqual(expected);
  });

  it('is asked for at most twice again (A-07)', async () => {
    const failing = aServerWith({}, http(500));
    expect((await failure(failing.client.content(prefixes, part))).code).toBe(500);
    expect(failing.seen).toHaveLength(3);
    await expect(aServerWith({}, http(502), file).client.content(prefixes, part)).resolves.toMatchObject(file);
  });

  it('is no longer waited for by a caller that gave up', async () => {
    const { client, seen } = aServerWith({}, file);
    await expect(client.content(prefixes, part, { signal: AbortSignal.abort('left') })).rejects.toBe('left');
    expect(seen).toHaveLength(0);
  });
});

/** A server of its own on this machine, for as long as `work` takes. */
async function withServer(listener: RequestListener, work: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = server.address();
    await work(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '');
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('no request follows a redirect: neither its fields nor a session go where nobody sent them (E13)', async () => {
  const arrived: (string | undefined)[] = [];
  const redirected: RequestListener = ({ url = '' }, response) => {
    arrived.push(url.split('?')[0]);
    response.writeHead(307, { location: `/elsewhere${url}` }).end();
  };
  await withServer(redirected, async (origin) => {
    const { client } = aServerWith({ fetch: undefined, repeats: 0, addresses: { book: origin } });
    const at = { free: `${origin}/free/`, charge: `${origin}/charge/` };
    expect((await failure(client.content(at, part))).kind).toBe('network');
    expect((await failure(client.send(bookInfo, { bookId: '7' }))).kind).toBe('network');
  });
  expect(arrived).toEqual(['/charge/1/2/3.json', '/openapi/book/info']);
});

it('a content file carries no parameters [SIGN-02] [SIGN-20]', async () => {
  const { client, seen } = aServerWith({}, file);
  await client.content(prefixes, part);
  expect(seen.map(({ url, method, body }) => [method, url.search, body])).toEqual([['GET', '', '']]);
});

describe('a content file on the page’s own origin', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is ours: it is shown the session', async () => {
    const OnPage = class extends Request {
      constructor(target: string | URL | Request, init?: RequestInit) {
        super(typeof target === 'string' ? new URL(target, 'https://page.test') : target, init);
      }
    };
    vi.stubGlobal('Request', OnPage);
    const options = { addresses: { book: '' }, session: { token: () => 'secret' } };
    const { client, seen } = aServerWith(options, file);
    await client.content({ free: '/free/', charge: '/charge/' }, part);
    await client.content(prefixes, part);
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer secret', null]);
  });
});
