import { bookInfo, searchQuery, syncBookmarks } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { startTestGateway, NOW } from '../../testing/startTestGateway.ts';
import { sendCall } from '../../testing/sendCall.ts';
import { createGateway } from '../createGateway.ts';

const PHONE = '13912345678';
const CODE = '482913';
const KEY = 'idempotency-canary-7f3a';
const WORD = 'canary-word';
const pull = { nowMs: NOW, changes: [], pull: true, channelId: '6666' };

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('what must stay secret (R25)', () => {
  it('appears in no log line and in no error message', async () => {
    const { ask, signIn, log, parts } = await startTestGateway();
    const { userId, token, ask: asReader } = await signIn();
    const bodies: string[] = [];
    const noted: typeof ask = async (path, init) => {
      const answer = await ask(path, init);
      // The login page repeats a phone number into the reader's own form; every other answer is JSON.
      if (answer.status >= 400 && typeof answer.body === 'object') bodies.push(JSON.stringify(answer.body));
      return answer;
    };
    const cookie = `shuye_uid=${userId}; shuye_token=${token}`;
    const headers = { cookie, 'idempotency-key': KEY };

    await sendCall(asReader, syncBookmarks, pull, userId);
    await sendCall(noted, syncBookmarks, pull, userId);
    await noted(`/search/query?keyword=${WORD}&uid=${userId}&tk=${token}`, { headers });
    await noted(`/no/such/call?tk=${token}&phone=${PHONE}`, { headers });
    await noted(`/cashier/${token}/${'a/'.repeat(2000)}`, { headers });
    await noted(bookInfo.path, { method: 'POST', headers, body: form({ bookId: token, user_id: userId }) });
    await noted(bookInfo.path, { method: 'POST', headers, body: form({ bookId: '1001', [token]: PHONE }) });
    await noted(bookInfo.path, {
      method: 'POST',
      headers,
      body: form({ bookId: '1001', sign: token, user_id: userId }),
    });
    await noted(`${bookInfo.path}?${PHONE}=1`, { method: 'POST', headers, body: form({ bookId: '1001' }) });
    await noted('/bookstore/miniapp', { method: 'POST', headers, body: JSON.stringify({ page: { tk: token } }) });
    await noted('/bookstore/miniapp', { method: 'POST', headers, body: `{"tk":"${token}` });
    await noted(bookInfo.path, { method: 'POST', headers: { ...headers, origin: 'https://evil.test' } });
    await noted('/login/code', { method: 'POST', body: form({ phone: PHONE, agree: '1' }) });
    await noted('/login', { method: 'POST', body: form({ phone: PHONE, code: CODE }) });

    const broken = createGateway({
      ...parts,
      random: () => 0,
      database: new Proxy(parts.database, {
        get: () => {
          throw new Error(`duplicate key: account ${userId}, phone ${PHONE}, token ${token}, code ${CODE}`);
        },
      }),
    });
    const failed = await broken.request('/readyz', { headers });
    bodies.push(await failed.text());
    await sendCall(noted, searchQuery, { word: WORD }, userId);

    expect(log.length).toBeGreaterThan(12);
    expect(bodies.length).toBeGreaterThan(8);
    for (const canary of [token, PHONE, CODE, KEY, userId, 'dev-book', 'dev-shelf']) {
      expect(log.join('\n')).not.toContain(canary);
      expect(bodies.join('\n')).not.toContain(canary);
    }
    expect(log.join('\n')).not.toContain(WORD);
    expect(Math.max(...log.map((line) => line.length))).toBeLessThan(8000);
  });
});

describe('the id of a request', () => {
  it('is the sender’s own, in the answer and in the log', async () => {
    const { ask, log } = await startTestGateway();
    const { headers } = await ask('/healthz', { headers: { 'x-request-id': 'page-0123-abcd' } });
    expect(headers.get('x-request-id')).toBe('page-0123-abcd');
    expect(log.join('')).toContain('"requestId":"page-0123-abcd"');
  });

  it.each(['short', 'has spaces in it', 'x'.repeat(65), '"quoted-id"'])(
    'is a new one in place of %j',
    async (named) => {
      const { ask } = await startTestGateway();
      const { headers } = await ask('/healthz', { headers: { 'x-request-id': named } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
