import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CodeMessage } from '../calls/CodeSender.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { openLoginPage } from '../testing/openLoginPage.ts';

const PHONE = '13800138000';

async function opened(query = '', login = {}) {
  const gateway = await startTestGateway({ login });
  const page = openLoginPage(gateway.gateway);
  const first = await page.open(query);
  return { ...gateway, page, first };
}

/** Where the link of a page leads that needs nobody to log in. */
const wayOf = (text: string): string | undefined =>
  /<a class="way" href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');

describe('the login page of the plain web', () => {
  it('sends headers that forbid scripts, framing and caching', async () => {
    const { first } = await opened();
    expect(first.status).toBe(200);
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    const style = /<style>([^]*)<\/style>/.exec(first.text)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
    expect(first.text).not.toMatch(/<script|\son\w+=/i);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it('leads by phone and code to the page that the reader came from, with both cookies set together [AUTH-11]', async () => {
    const { page } = await opened('&redirect_uri=http%3A%2F%2F127.0.0.1%3A8080%2Freader%2F1001%3FforceChapterId%3D9');
    expect((await page.requestCode(`+86 138 0013 8000`)).text).toContain('138****8000');
    const done = await page.typeCode('000000');

    expect([done.status, done.headers.get('location')]).toEqual([303, '/reader/1001?forceChapterId=9']);
    const [uid, token] = [done.set.get('shuye_uid') ?? '', done.set.get('shuye_token') ?? ''];
    expect(uid).toMatch(/^shuye_uid=\d{8,10}; Path=\/; Max-Age=2592000; SameSite=Lax$/);
    expect(token).toMatch(/^shuye_token=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
  });

  it('tells the page of an account that it opened, and of none that was there before [SHELFSYNC-16]', async () => {
    const { page, gateway } = await opened();
    await page.requestCode(PHONE);
    const { set } = await page.typeCode('000000');
    const id = /^shuye_uid=(\d+)/.exec(set.get('shuye_uid') ?? '')?.[1];
    expect(set.get('shuye_new')).toBe(`shuye_new=${id}; Path=/; Max-Age=600; SameSite=Lax`);

    const again = openLoginPage(gateway);
    await again.open('');
    await again.requestCode(PHONE);
    const second = await again.typeCode('000000');
    expect([second.status, second.set.get('shuye_new')]).toEqual([303, undefined]);
    expect(second.set.get('shuye_uid')).toContain(`=${id};`);
  });

  it('remembers its browser for its own steps alone, out of reach of scripts and other sites (E22)', async () => {
    const { first } = await opened();
    expect(first.set.get('shuye_login')).toMatch(
      /^shuye_login=[\w-]{43}; Path=\/login; Max-Age=1800; SameSite=Strict; HttpOnly$/,
    );
  });

  it('takes no form that is larger than its own', async () => {
    const { page } = await opened();
    for (const path of ['/login', '/login/code']) {
      expect((await page.post(path, { phone: '1'.repeat(20_000) })).status).toBe(413);
    }
  });

  it('sets cookies for TLS alone, except on one’s own machine and in the same house', async () => {
    const { gateway } = await startTestGateway();
    const secure = async (origin: string, headers = {}) => {
      const { set } = await openLoginPage(gateway, { origin }).ask('/login', { headers });
      return set.get('shuye_login')?.includes('; Secure');
    };
    expect(await secure('http://127.0.0.1:8080')).toBe(false);
    expect(await secure('http://192.168.1.9:8080')).toBe(false);
    expect(await secure('http://study:8080')).toBe(false);
    expect(await secure('http://nas.local:8080')).toBe(false);
    expect(await secure('http://[fd12:3456::1]:8080')).toBe(false);
    expect(await secure('http://shuye.example')).toBe(true);
    expect(await secure('http://local.shuye.example')).toBe(true);
    expect(await secure('http://[2001:db8::1]')).toBe(true);
    expect(await secure('http://127.0.0.1:8090', { 'x-forwarded-host': 'shuye.example' })).toBe(true);
    expect(await secure('http://localhost', { 'x-forwarded-proto': 'https' })).toBe(true);
  });

  it('knows a reader again by the phone, and gives every login a session of its own (E22)', async () => {
    const { gateway, database, page } = await opened();
    await page.requestCode(PHONE);
    await page.typeCode('000000');
    const [uid, token] = [page.jar.get('shuye_uid'), page.jar.get('shuye_token')];
    await database.deleteFrom('login_code').execute();

    await page.open('&max_age=0');
    await page.requestCode(PHONE);
    await page.typeCode('000000');
    expect(page.jar.get('shuye_uid')).toBe(uid);
    expect(page.jar.get('shuye_token')).not.toBe(token);
    // The one that the browser had is over.
    expect(await database.selectFrom('session').select('user_id').execute()).toEqual([{ user_id: uid }]);

    const other = openLoginPage(gateway);
    await other.open();
    await other.requestCode('13900139000');
    await other.typeCode('000000');
    expect(other.jar.get('shuye_uid')).not.toBe(uid);
  });

  it('is the register page as well, with the same steps (D-018)', async () => {
    const { page, first } = await opened('&register=1');
    expect(first.text).toContain('<h1>注册书页</h1>');
    const code = await page.requestCode(PHONE, { register: '1' });
    expect(code.text).toContain('<button type="submit">注册</button>');
  });

  it.each([
    ['a number that is no phone', { phone: '12345', agreed: '1' }, '请输入正确的11位手机号'],
    ['terms that were not agreed to', { phone: PHONE, agreed: '' }, '请先阅读并同意用户协议和隐私协议'],
  ])('tells %s at the field itself', async (_case, fields, words) => {
    const { page } = await opened();
    const answer = await page.requestCode(fields.phone, { agreed: fields.agreed });
    expect(answer.text).toContain(`<p class="error" id="error" role="alert">${words}</p>`);
    expect(answer.text).toContain('aria-describedby="error"');
  });

  it('leads a reader who would rather not log in to the page before, at every step (D-017)', async () => {
    const { page, first } = await opened('&redirect_uri=%2Ftop-up&back=%2Fcover%2F1001%3Fa%3D1%26b');
    expect(wayOf(first.text)).toBe('/cover/1001?a=1&b');
    expect(wayOf((await page.requestCode('12345')).text)).toBe('/cover/1001?a=1&b');
    const code = await page.requestCode(PHONE);
    expect(wayOf((await page.ask(wayOf(code.text) ?? '')).text)).toBe('/cover/1001?a=1&b');
    const foreign = await opened('&redirect_uri=%2Ftop-up&back=https%3A%2F%2Fevil.test%2F');
    expect(wayOf(foreign.first.text)).toBe('/');
    expect(wayOf((await opened('&redirect_uri=%2Ftop-up')).first.text)).toBe('/top-up');
  });

  it('links to the agreement and to the privacy policy', async () => {
    const { first } = await opened();
    expect(first.text).toContain('href="/user-agreement"');
    expect(first.text).toContain('href="/privacy-policy"');
  });

  it('shows what was typed as text, whatever it is', async () => {
    const { page } = await opened('&redirect_uri=%2F%22%3E%3Cscript%3E1');
    const answer = await page.requestCode('"><script>1</script>');
    expect(answer.text).not.toContain('<script');
  });
});

describe('a login that was prepared by somebody else (E22)', () => {
  it('is refused without the state of this very browser', async () => {
    const { gateway, page } = await opened();
    const victim = openLoginPage(gateway);
    const body = { phone: PHONE, agreed: '1', code: '000000', redirect_uri: '/' };
    for (const path of ['/login', '/login/code']) {
      const form = { ...body, state: 'f'.repeat(64) };
      const foreign = await victim.post(path, form);
      expect([foreign.status, [...foreign.set.keys()]]).toEqual([303, []]);
      expect((await victim.submit(path, form)).text).toContain('页面已过期，请重试');
    }
    // The attacker's own state does not fit the victim's browser.
    const { text } = await page.open();
    const state = /name="state"\s+value="([^"]*)"/.exec(text)?.[1] ?? '';
    await victim.open();
    const foreign = await victim.submit('/login', { ...body, state });
    expect([foreign.text.includes('页面已过期，请重试'), victim.jar.has('shuye_token')]).toEqual([true, false]);
  });

  it('says why where a plain address can be given no cookie', async () => {
    const { gateway } = await startTestGateway();
    const page = openLoginPage(gateway, { origin: 'http://shuye.example' });
    await page.open();
    page.jar.clear();
    expect((await page.requestCode(PHONE)).text).toContain('此网址未加密，无法登录');
  });

  it('does not come from a form of another kind', async () => {
    const { page } = await opened();
    const answer = await page.ask('/login', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: `phone=${PHONE}&code=000000`,
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('&old=1')]);
    expect(answer.set.has('shuye_token')).toBe(false);
  });
});

/** Whether a page asks for a code, with nothing wrong. */
const isSent = (text: string): boolean => text.includes('<h1>输入验证码</h1>') && !text.includes('role="alert"');

/** A product that sends codes; what it sent is kept here. */
async function withSender({
  sendCode,
  trustedProxies = 0,
}: { sendCode?: (message: CodeMessage) => Promise<void>; trustedProxies?: number } = {}) {
  const sent: CodeMessage[] = [];
  const keep = async (message: CodeMessage) => void sent.push(message);
  const gateway = await startTestGateway({
    login: { fixedCode: undefined, sendCode: sendCode ?? keep } as never,
    trustedProxies,
  });
  const page = openLoginPage(gateway.gateway);
  await page.open();
  return { ...gateway, page, sent };
}

describe('codes', () => {
  it('are six random digits that only the phone is told (A-25)', async () => {
    const { page, sent, log, database } = await withSender();
    const asked = await page.requestCode(PHONE);
    const [message] = sent;
    expect(message).toEqual({ phone: PHONE, code: expect.stringMatching(/^\d{6}$/) as string, lasts: 300 });
    const code = message?.code ?? '';
    expect(asked.text).not.toContain(code);
    expect((await page.typeCode(code)).status).toBe(303);

    const kept = JSON.stringify([
      await database.selectFrom('identity').selectAll().execute(),
      await database.selectFrom('session').selectAll().execute(),
    ]);
    expect(kept).not.toContain(PHONE);
    expect(kept).not.toContain(page.jar.get('shuye_token'));
    expect(log.join('\n')).not.toMatch(new RegExp(`${PHONE}|${code}|${page.jar.get('shuye_token')}`));
  });

  it('are not the fixed one of another installation', async () => {
    const { page, sent } = await withSender();
    await page.requestCode(PHONE);
    const fixed = sent[0]?.code === '000000' ? '111111' : '000000';
    expect((await page.typeCode(fixed)).text).toContain('验证码错误，请重新输入');
  });

  it('go out once a minute to a phone', async () => {
    const { page, sent } = await withSender();
    await page.requestCode(PHONE);
    const again = await page.requestCode(PHONE);
    expect(again.text).toContain('发送过于频繁，请60秒后再试');
    expect(sent).toHaveLength(1);
  });

  it('go out ten times a day for strangers, five of them to one network, and ten for browsers that are known (E20)', async () => {
    const { gateway, page, sent, database } = await withSender({ trustedProxies: 1 });
    const passAMinute = () =>
      database
        .updateTable('login_code')
        .set({ sent_at: NOW - 60_000, expires_at: NOW })
        .execute();
    const ask = async (network: number): Promise<boolean> => {
      const stranger = openLoginPage(gateway, { address: `203.0.${network}.7` });
      await stranger.open();
      const { text } = await stranger.requestCode(PHONE);
      await passAMinute();
      return isSent(text);
    };
    await page.requestCode(PHONE);
    expect((await page.typeCode(sent[0]?.code ?? '')).status).toBe(303);

    const flood = [];
    for (let asked = 0; asked < 7; asked += 1) flood.push(await ask(1));
    expect(flood).toEqual([true, true, true, true, true, false, false]);
    // The first code was asked for from nowhere; four are left for other networks.
    for (let asked = 0; asked < 7; asked += 1) flood.push(await ask(asked + 2));
    expect(flood.slice(7)).toEqual([true, true, true, true, false, false, false]);

    page.logOut();
    await page.open();
    for (let asked = 1; asked <= 10; asked += 1) {
      expect(isSent((await page.requestCode(PHONE)).text)).toBe(true);
      await passAMinute();
    }
    const refused = await page.requestCode(PHONE);
    expect(refused.text).toContain('今日获取验证码次数过多，请明天再试');
    await page.requestCode('13800000002');
    expect(sent).toHaveLength(21);

    await database
      .updateTable('login_code')
      .set({ counted_from: NOW - 86_400_000 })
      .execute();
    expect(isSent((await page.requestCode(PHONE)).text)).toBe(true);
  });

  it('are good in the browser that asked for them alone, and a stranger who asks for others ends none of them', async () => {
    const { gateway, page, sent, database } = await withSender();
    await page.requestCode(PHONE);
    await database
      .updateTable('login_code')
      .set({ sent_at: NOW - 60_000 })
      .execute();
    const stranger = openLoginPage(gateway);
    await stranger.open();
    expect(isSent((await stranger.requestCode(PHONE)).text)).toBe(true);
    const [own = { code: '' }] = sent;
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await stranger.typeCode(own.code)).text).toContain('验证码错误');
    }
    expect((await page.typeCode(own.code, { phone: PHONE })).status).toBe(303);
  });

  it('of a stranger who logs in do not make the browser known to another phone', async () => {
    const { page, sent, database } = await withSender();
    await page.requestCode(PHONE);
    await page.typeCode(sent[0]?.code ?? '');
    page.logOut();
    await page.open();
    await page.requestCode('13800000002');
    await page.open();
    const { is_known } = await database
      .selectFrom('login_code')
      .select('is_known')
      .where('expires_at', '>', NOW)
      .executeTakeFirstOrThrow();
    expect(is_known).toBe(0);
    expect(page.jar.get('shuye_known')).not.toContain(PHONE);
  });

  it('are good once', async () => {
    const { page, sent } = await withSender();
    await page.requestCode(PHONE);
    const code = sent[0]?.code ?? '';
    await page.typeCode(code);
    page.logOut();
    await page.open();
    expect((await page.typeCode(code, { phone: PHONE })).text).toContain('验证码已失效，请重新发送');
  });

  it('are sent again at once where the last was used', async () => {
    const { page, sent } = await withSender();
    await page.requestCode(PHONE);
    await page.typeCode(sent[0]?.code ?? '');
    page.logOut();
    await page.open();
    expect(isSent((await page.requestCode(PHONE)).text)).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('are good for five minutes', async () => {
    const { page, database } = await opened();
    await page.requestCode(PHONE);
    await database.updateTable('login_code').set({ expires_at: NOW }).execute();
    expect((await page.typeCode('000000')).text).toContain('验证码已失效，请重新发送');
  });

  it('are not forgotten while they are good, whoever asks for one when their day is over', async () => {
    const { page, database } = await opened();
    await page.requestCode(PHONE);
    await database
      .updateTable('login_code')
      .set({ counted_from: NOW - 86_400_000 })
      .execute();
    await page.requestCode('13800000002');
    expect((await page.typeCode('000000', { phone: PHONE })).status).toBe(303);
  });

  it('may be mistyped five times, and no right one helps after that', async () => {
    const { page } = await opened();
    await page.requestCode(PHONE);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await page.typeCode('111111')).text).toContain('验证码错误，请重新输入');
    }
    const late = await page.typeCode('000000');
    expect(late.text).toContain('错误次数过多，请重新发送验证码');
  });

  it('are counted, however many requests come at once', async () => {
    const { page, sent, database } = await withSender();
    await Promise.all(Array.from({ length: 10 }, () => page.requestCode(PHONE)));
    expect(sent).toHaveLength(1);
    const wrong = sent[0]?.code === '111111' ? '222222' : '111111';
    await Promise.all(Array.from({ length: 12 }, () => page.typeCode(wrong, { phone: PHONE })));
    expect(await database.selectFrom('login_code').select('tries').execute()).toEqual([{ tries: 5 }]);
    expect((await page.typeCode(sent[0]?.code ?? '', { phone: PHONE })).text).toContain('错误次数过多');
  });

  it('that could not be handed over are told to the reader and to the operator, without the phone', async () => {
    const { page, log } = await withSender({
      sendCode: () => Promise.reject(new Error('the code sender answered 500')),
    });
    const answer = await page.requestCode(PHONE);
    expect(answer.text).toContain('验证码可能没有发出');
    expect(log.join('\n')).toContain('a login code could not be handed over');
    expect(log.join('\n')).not.toContain(PHONE);
  });

  it('need a way to phones: without one the operator is told which setting is missing', async () => {
    const { gateway, log } = await startTestGateway({ login: { fixedCode: undefined } as never });
    const page = openLoginPage(gateway);
    await page.open();
    expect((await page.requestCode(PHONE)).text).toContain('暂时无法发送验证码');
    expect(log.join('\n')).toContain('SHUYE_CODE_SENDER_URL');
  });
});
