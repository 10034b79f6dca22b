import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { TooManyRequests } from '../../calls/callErrors.ts';
import { Unavailable } from '../../patience/Unavailable.ts';
import { createDispatcher, failureResponse } from './createDispatcher.ts';
import { jsonResponse } from './CallResponse.ts';
import { toResponse } from './toResponse.ts';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** Asks for a path of the gateway's own, for which `pages` answers. */
async function ask(path: string, pages: (request: Request) => Response, { accept = BROWSER, method = 'POST' } = {}) {
  const door = createDispatcher({
    log: pino({ level: 'silent' }),
    nowMs: () => 0,
    dataDir: '/data',
    trustedProxies: 0,
    origins: [],
    findCall: () => undefined,
    pages,
  });
  const answer = await door(new Request(`https://shuye.example${path}`, { method, headers: { accept } }));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Asks for a path where everything fails by `failure`. */
const open = (path: string, failure: Error, how?: { accept?: string; method?: string }) =>
  ask(
    path,
    () => {
      if (failure instanceof TooManyRequests) throw failure;
      return toResponse(failureResponse(failure), 'id');
    },
    how,
  );

const ownPage = () => new Response('<p>别急', { status: 429, headers: { 'content-type': 'text/html' } });
const noOrder = () => toResponse(jsonResponse({ state: 404 }, 404), 'id');

const FULL = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });

describe('a page of the gateway that fails', () => {
  it.each([
    ['GET', '/login/code', new TooManyRequests(2000), 429, '人气大爆发，请稍后再试'],
    ['GET', '/login', new Unavailable('the database is gone'), 503, '人气大爆发，请稍后再试'],
    ['POST', '/feedback', FULL, 507, '服务器存储空间已满，请稍后再试'],
    ['POST', '/cashier/abc', new Error('broken'), 500, '网络或服务异常，请稍后再试'],
  ])('is words for its reader at %s %s, and no JSON', async (method, path, failure, status, words) => {
    const answer = await open(path, failure, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.text).toContain(`<p role="alert">${words}</p>`);
    expect(answer.text).toContain(`href="${path}"`);
  });

  it('says when to come again, and keeps what its address asks for', async () => {
    const answer = await open('/login?redirect_uri=%2Fshelf&a="', new TooManyRequests(2000), { method: 'GET' });
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.text).toContain('href="/login?redirect_uri=%2Fshelf&amp;a=%22"');
    const gone = await open('/login', new Unavailable('gone'), { method: 'GET' });
    expect(gone.headers.get('retry-after')).not.toBeNull();
  });

  it.each([
    ['/login', '*/*'],
    ['/cashier/trade/1', 'application/json'],
    ['/content/free/1/1/1.json', BROWSER],
    ['/no-page', BROWSER],
  ])('is JSON at %s for who accepts %s', async (path, accept) => {
    const answer = await open(path, new TooManyRequests(2000), { accept });
    expect(JSON.parse(answer.text)).toMatchObject({ state: 429 });
  });

  it('is left as its route made it', async () => {
    expect((await ask('/login', ownPage)).text).toBe('<p>别急');
    expect((await ask('/login', ownPage, { method: 'GET' })).text).toBe('<p>别急');
    expect(JSON.parse((await ask('/cashier/none', noOrder)).text)).toEqual({ state: 404 });
  });
});
