import { afterEach, describe, expect, it } from 'vitest';
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

const stateIn = (text: string): string => /name="state"\s+value="([^"]*)"/.exec(text)?.[1] ?? '';

type Database = Awaited<ReturnType<typeof startTestGateway>>['database'];

let failing: Database | undefined;

/** Takes the table of the codes away until the test is over. */
async function failAt(database: Database): Promise<void> {
  await database.schema.alterTable('login_code').renameTo('login_code_away').execute();
  failing = database;
}

afterEach(async () => {
  await failing?.schema.alterTable('login_code_away').renameTo('login_code').execute();
  failing = undefined;
});

async function opened(env: Record<string, string> = {}) {
  const limits = createRateLimits(parseRateConfig(env), () => 0);
  const gateway = await startTestGateway({ limits });
  const page = openLoginPage(gateway.gateway);
  const send = (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const headers = { ...BROWSER, 'content-length': String(body.toString().length) };
    return page.ask(path, { method: 'POST', headers, body });
  };
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

  it('keeps the phone that was typed, readable to nobody but this browser’s pages, and says why it was refused', async () => {
    const { page, send, follow, first, log } = await opened({ SHUYE_RATE_LOGIN: '0.01' });
    const [action = ''] = actionsIn(first.text);
    const typed = { state: stateIn(first.text), phone: '138 0013 8000', agreed: '1' };
    const refused = [];
    for (let times = 0; times < 3; times += 1) refused.push(await send(action, times < 2 ? {} : typed));
    const answer = refused.at(-1) ?? first;
    expect(String(answer.headers.get('location'))).toMatch(/&refused=429&wait=100$/);
    expect(answer.set.get('shuye_step')).toMatch(/; Path=\/login; .*HttpOnly/);
    const shown = await follow(answer);
    expect(shown.text).toContain('value="138 0013 8000"');
    expect(shown.text).toContain('role="alert">请求过于频繁，请100秒后再试</p>');
    expect(`${[...page.jar.values()].join()} ${log.join()} ${answer.headers.get('location')}`).not.toMatch(/138 ?0013/);
  });

  it('keeps it too where the gateway fails once it has read it', async () => {
    const { database, send, follow, first } = await opened();
    await failAt(database);
    const answer = await send(`/login/code${AIM}`, { state: stateIn(first.text), phone: PHONE, agreed: '1' });
    const shown = await follow(answer);
    expect(shown.text).toContain(`value="${PHONE}"`);
    expect(shown.text).toContain('网络或服务异常，请稍后再试');
  });

  it('keeps nothing that is not of this browser’s own form, or is larger than a form', async () => {
    const { database, send, first } = await opened();
    await failAt(database);
    const action = `/login/code${AIM}`;
    expect((await send(action, { state: 'x', phone: PHONE, agreed: '1' })).set.has('shuye_step')).toBe(false);
    const large = { state: stateIn(first.text), phone: PHONE, code: '1'.repeat(20_000) };
    const answer = await send(action, large);
    expect([answer.status, answer.set.has('shuye_step')]).toEqual([303, false]);
  });

  it('that asks for another code leads back to the page of the code, one of another phone to its own page', async () => {
    const { page, database, send, follow } = await opened();
    const code = await page.requestCode(PHONE);
    await failAt(database);
    const ask = async (phone: string) =>
      (await follow(await send(`/login/code${AIM}`, { state: stateIn(code.text), phone, agreed: '1' }))).text;
    expect(await ask(PHONE)).toContain('138****8000');
    expect(await ask('13900139000')).toContain('value="13900139000"');
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
    await failAt(database);
    const answer = await send(`/login${AIM}`, { state: stateIn(shown.text), phone: PHONE, code: '000000' });
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
