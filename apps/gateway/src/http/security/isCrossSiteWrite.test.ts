import { bookInfo, syncBookmarks } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { startTestGateway, NOW } from '../../testing/startTestGateway.ts';
import { sendCall } from '../../testing/sendCall.ts';

const pull = { nowMs: NOW, changes: [], pull: true, channelId: '6666' };

/** A change in the name of the reader whose cookie the browser adds, from a page that the headers tell of. */
async function changeFrom(headers: Record<string, string>, login = {}) {
  const { ask, signIn } = await startTestGateway({ login });
  const { userId, token } = await signIn();
  const cookie = `shuye_uid=${userId}; shuye_token=${token}`;
  const browser: typeof ask = (path, init) => ask(path, { ...init, headers: { cookie, ...headers } });
  return sendCall(browser, syncBookmarks, pull, userId);
}

describe('a change that a cookie pays for (E5)', () => {
  it.each([
    ['another site', { origin: 'https://evil.test' }],
    ['a page without an origin', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:81' }],
    ['a name that begins alike', { origin: 'http://localhost.evil.test' }],
    ['a name that ends alike', { origin: 'http://evil.localhost' }],
    ['a browser that says so', { 'sec-fetch-site': 'cross-site' }],
    ['another site behind our web server', { origin: 'https://evil.test', 'x-forwarded-host': 'shuye.example' }],
  ])('is refused from %s', async (_case, headers) => {
    const { status, body } = await changeFrom(headers);
    expect([status, body]).toMatchObject([403, { state: 403 }]);
  });

  it.each([
    ['its own origin', { origin: 'http://localhost' }],
    [
      'the origin that our web server was asked at',
      { origin: 'https://shuye.example', 'x-forwarded-host': 'shuye.example' },
    ],
    ['a browser that vouches for it', { origin: 'https://m.example', 'sec-fetch-site': 'same-origin' }],
    ['a program, which has no pages', {}],
  ])('is taken from %s', async (_case, headers) => {
    expect((await changeFrom(headers)).status).toBe(200);
  });

  it('is taken from an origin that the operator lists', async () => {
    const origin = 'https://m.shuye.example';
    expect((await changeFrom({ origin }, { returnOrigins: [origin] })).status).toBe(200);
  });
});

it('lets a bearer token speak for itself: no foreign page knows it', async () => {
  const { signIn } = await startTestGateway();
  const { userId, ask } = await signIn();
  const headers = { origin: 'https://host.test', cookie: `shuye_token=${'x'.repeat(43)}` };
  const host: typeof ask = (path, init) => ask(path, { ...init, headers });
  expect((await sendCall(host, syncBookmarks, pull, userId)).status).toBe(200);
});

it('lets everybody read what needs no login', async () => {
  const { ask } = await startTestGateway();
  const foreign: typeof ask = (path, init) => ask(path, { ...init, headers: { origin: 'https://evil.test' } });
  expect((await sendCall(foreign, bookInfo, { bookId: '1001' })).status).toBe(200);
});
