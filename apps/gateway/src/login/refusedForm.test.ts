import { describe, expect, it } from 'vitest';
import { parseRateConfig } from '../config/rateConfig.ts';
import { createRateLimits } from '../http/limits/createRateLimits.ts';
import { openLoginPage } from '../testing/openLoginPage.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';

const PHONE = '13800138000';
const TARGET = '&redirect_uri=%2Freader%2F1001&back=%2Fcover%2F1001';
const AIM = '?priority=code&redirect_uri=%2Freader%2F1001&back=%2Fcover%2F1001';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const actionsIn = (text: string): string[] =>
  [...text.matchAll(/action="([^"]*)"/g)].map(([, action = '']) => action.replaceAll('&amp;', '&'));

async function opened(env: Record<string, string> = {}) {
  const limits = createRateLimits(parseRateConfig(env), () => 0);
  const gateway = await startTestGateway({ limits });
  const page = openLoginPage(gateway.gateway);
  const send = (path: string, fields: Record<string, string>) =>
    page.ask(path, { method: 'POST', headers: BROWSER, body: new URLSearchParams(fields) });
  /** Opens what an answer leads to, as browsers do. */
  const follow = async (from: { headers: Headers }) => {
    let answer = await page.ask(from.headers.get('location') ?? '');
    while (answer.status === 303) answer = await page.ask(answer.headers.get('location') ?? '');
    return answer;
  };
  return { ...gateway, page, send, follow, first: await page.open(TARGET) };
}

describe('a form of the login that is refused', () => {
  it('leads to its page, which says what to do and when, and where the login still leads', async () => {
    const { send, follow, first } = await opened({ SHUYE_RATE_LOGIN: '0.01' });
    const [action = ''] = actionsIn(first.text);
    expect(action).toBe(`/login/code${AIM}`);
    await send(action, {});
    await send(action, {});
    const answer = await send(action, { phone: PHONE });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
    const shown = await follow(answer);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('role="alert">请求过于频繁，请100秒后再试</p>');
    expect(actionsIn(shown.text)).toEqual([`/login/code${AIM}`]);
    expect(shown.text).toContain('value="/reader/1001"');
  });

  it('leads back to the page of the code, which still knows the phone', async () => {
    const { page, send, follow } = await opened();
    const code = await page.requestCode(PHONE);
    expect(actionsIn(code.text)).toEqual([`/login${AIM}`, `/login/code${AIM}`]);
    const shown = await follow(await send(`/login${AIM}`, { code: '1'.repeat(20_000) }));
    expect(shown.text).toContain('138****8000');
    expect(shown.text).toContain('提交的内容过长，请重试');
  });

  it('leads there too where the gateway fails, and is told in words', async () => {
    const { page, database, send, follow } = await opened();
    const shown = await page.requestCode(PHONE);
    await database.schema.dropTable('login_code').execute();
    const state = /name="state"\s+value="([^"]*)"/.exec(shown.text)?.[1] ?? '';
    const answer = await send(`/login${AIM}`, { state, phone: PHONE, code: '000000' });
    expect(answer.headers.get('location')).toBe(`/login/code${AIM}&refused=500`);
    expect((await follow(answer)).text).toContain('网络或服务异常，请稍后再试');
  });

  it('is logged as the refusal that it is', async () => {
    const { send, log } = await opened({ SHUYE_RATE_LOGIN: '0.01' });
    for (let times = 0; times < 3; times += 1) await send('/login', {});
    expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ path: '/login', status: 429 });
  });

  it('says only what this gateway says, whatever an address names', async () => {
    const { page } = await opened();
    const { text } = await page.ask(`/login${AIM}&refused=<b>&wait=<i>`);
    expect(text).not.toContain('role="alert"');
    expect((await page.ask(`/login${AIM}&refused=503&wait=x`)).text).toContain('人气大爆发，请稍后再试');
    expect((await page.ask(`/login${AIM}&refused=503&wait=5`)).text).toContain('人气大爆发，请5秒后再试');
  });
});
