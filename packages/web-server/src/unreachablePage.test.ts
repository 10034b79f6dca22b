import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebServer } from './createWebServer.ts';
import { runtimeConfig } from './runtimeConfig.ts';
import { aDist } from './testing/aDist.ts';
import { aGateway } from './testing/aGateway.ts';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const dist = aDist({ 'index.html': '<!doctype html><html><head></head><body></body></html>' });
let address: string;

beforeAll(async () => {
  const gone = await aGateway();
  gone.close();
  ({ address } = gone);
});
afterAll(() => rmSync(dist, { recursive: true }));

const escaped = (text: string): string =>
  text.replace(/[<>"]/g, (letter) => ({ '<': '&lt;', '>': '&gt;' })[letter] ?? '&quot;');

const ask = (path: string, init: RequestInit) =>
  createWebServer({ dist, gateway: address, config: runtimeConfig({}) }).request(path, init);

const sent = (body: string, origin = 'http://localhost'): RequestInit => ({
  method: 'POST',
  headers: {
    ...PAGE,
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': `${Buffer.byteLength(body)}`,
  },
  body,
});

describe('while the gateway is away', () => {
  it.each([
    ['a reader who opens one of its pages', '/login?redirect_uri=%2Fshelf', 'GET'],
    ['a reader who sends its form', '/feedback', 'POST'],
  ])('%s is told so in words, neither in JSON nor that the page is unknown', async (_, path, method) => {
    const answer = await ask(path, { method, headers: PAGE });
    expect(answer.status).toBe(502);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain('<p role="alert">网络或服务异常，请稍后再试</p>');
    expect(text).toContain(`href="${path}"`);
    expect(text).toContain('data-text-size="normal"');
  });

  it.each([
    ['the words of feedback', '/feedback', 'words', '第三章“灯”的字<很>小'],
    ['the phone of a login', '/login/code?redirect_uri=%2Fshelf', 'phone', '138 0013 8000'],
  ])('keeps %s in a form that sends them again', async (_, path, name, value) => {
    const answer = await ask(path, sent(new URLSearchParams({ [name]: value, pf: '0' }).toString()));
    expect(answer.status).toBe(502);
    const text = await answer.text();
    expect(text).toContain(`<input type="hidden" name="${name}" value="${escaped(value)}" />`);
    expect(text).toMatch(/<form method="post">[^]*<button type="submit">再次提交<\/button>/);
    expect(answer.headers.get('content-security-policy')).not.toContain('form-action');
  });

  it('keeps nothing of what another site sends, nor of what is longer than a form', async () => {
    const [foreign, long] = await Promise.all([
      ask('/feedback', sent('words=a', 'https://else.example')),
      ask('/feedback', sent(`words=${'a'.repeat(20_000)}`)),
    ]);
    for (const answer of [foreign, long]) {
      expect(await answer.text()).not.toContain('<form');
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'none'");
    }
  });

  it('a form of the login leads to its page, which may be loaded again without being sent again', async () => {
    const path = '/login/code?redirect_uri=%2Fshelf';
    const answer = await ask(path, { method: 'POST', headers: PAGE });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('its page is in 长辈版 where the device is, and shows its style under its policy', async () => {
    const answer = await ask('/feedback', { headers: { ...PAGE, cookie: 'a=1; shuye_elder=1' } });
    const text = await answer.text();
    expect(text).toContain('data-text-size="elder"');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  });

  it('a call gets JSON', async () => {
    const answer = await ask('/login', { headers: { accept: 'application/json' } });
    expect(await answer.json()).toEqual({ state: 502, message: '网络或服务异常，请稍后再试' });
  });
});
