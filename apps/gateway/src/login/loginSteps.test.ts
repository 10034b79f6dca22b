import { describe, expect, it } from 'vitest';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
import { openLoginPage } from '../testing/openLoginPage.ts';

const PHONE = '13800138000';
const TARGET = '&redirect_uri=%2Freader%2F1001%3Fa%3D1%26b&back=%2Fcover%2F1001';

async function opened(query = TARGET) {
  const gateway = await startTestGateway();
  const page = openLoginPage(gateway.gateway);
  await page.open(query);
  return { ...gateway, page };
}

async function loggedIn() {
  const parts = await opened();
  await parts.page.requestCode(PHONE);
  await parts.page.typeCode('000000');
  return parts;
}

type Page = Awaited<ReturnType<typeof opened>>['page'];

/** Sends a form, and tells the page that it leads to. */
async function led(page: Page, path: string, fields: Record<string, string>) {
  const answer = await page.post(path, fields);
  return { ...answer, to: answer.headers.get('location') ?? '' };
}

const asked = (page: Page) => led(page, '/login/code', { phone: PHONE, agreed: '1' });

/** Where a page leads that is opened, or gone back to. */
const ledTo = async (page: Page, path: string, query = TARGET): Promise<string | null> =>
  (await page.ask(`${path}?priority=code${query}`)).headers.get('location');

describe('the steps of a login, which a browser loads again and goes back to', () => {
  it('are pages of their own: each form leads to one, and no address or answer to a form names the phone', async () => {
    const { page } = await opened();
    const sent = await asked(page);
    expect(sent.status).toBe(303);
    expect(sent.to).toBe('/login/code?priority=code&redirect_uri=%2Freader%2F1001%3Fa%3D1%26b&back=%2Fcover%2F1001');
    expect(sent.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify([sent.to, sent.text, ...sent.set.values()])).not.toContain(PHONE);
    for (const shown of [await page.ask(sent.to), await page.ask(sent.to)]) {
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(shown.text).toContain('138****8000');
    }
  });

  it('remember the phone for half an hour, for themselves alone, out of reach of scripts and other sites', async () => {
    const { page } = await opened();
    expect((await asked(page)).set.get('shuye_step')).toMatch(
      /^shuye_step=[\w-]{60,400}; Path=\/login; Max-Age=1800; SameSite=Strict; HttpOnly$/,
    );
  });

  it('leave the focus alone on a page that nothing is wrong with', async () => {
    const { page } = await opened();
    expect((await page.ask(`/login?priority=code${TARGET}`)).text).not.toContain('autofocus');
  });

  it.each([
    ['a wrong code', '/login', { phone: PHONE, code: '111111' }, '/login/code?', '验证码错误，请重新输入'],
    ['a code asked for too soon', '/login/code', { phone: PHONE, agreed: '1' }, '/login/code?', '发送过于频繁'],
    ['a number that is no phone', '/login/code', { phone: '12345', agreed: '1' }, '/login?', 'value="12345"'],
    ['terms not agreed to', '/login/code', { phone: PHONE }, '/login?', '请先阅读并同意'],
    ['a form of long ago', '/login', { phone: PHONE, code: '000000', state: '' }, '/login?', '页面已过期'],
  ])('tell %s on a page of their own, which leads where the login led', async (_case, path, fields, at, words) => {
    const { page } = await opened();
    await page.ask((await asked(page)).to);
    const answer = await led(page, path, fields);
    expect([answer.status, answer.to.startsWith(at), answer.text]).toEqual([303, true, '']);
    const { text } = await page.ask(answer.to);
    expect(text).toContain(words);
    expect(text).toContain('role="alert"');
    // What is there when a page opens is announced with the field that has the focus alone.
    expect(text).toMatch(/\sautofocus\s[^>]*aria-describedby="error"/u);
    expect(text).toContain('value="/reader/1001?a=1&amp;b"');
  });

  it('say what was wrong with a phone once', async () => {
    const { page } = await opened();
    const { to } = await led(page, '/login/code', { phone: '12345', agreed: '1' });
    expect((await page.ask(to)).text).toContain('role="alert"');
    expect((await page.ask(to)).text).not.toMatch(/role="alert"|12345/);
  });

  it('begin anew, with the way kept, where nothing is remembered or what is remembered is not theirs', async () => {
    const { gateway, page } = await opened();
    const { to } = await asked(page);
    const start = to.replace('/login/code?', '/login?');
    const step = page.jar.get('shuye_step') ?? '';
    for (const kept of ['', 'x'.repeat(80), `${step.slice(0, -1)}${step.endsWith('A') ? 'Q' : 'A'}`, step]) {
      // Another browser, even with the step of this one.
      const other = openLoginPage(gateway);
      await other.open();
      if (kept) other.jar.set('shuye_step', kept);
      const answer = await other.ask(to);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, start]);
    }
    expect((await page.ask(to)).status).toBe(200);
  });

  it('forget the phone where the reader goes back to the start, and once the login is done', async () => {
    const { page } = await opened();
    await asked(page);
    const start = await page.open(TARGET);
    expect(start.text).not.toContain(PHONE);
    expect(start.set.get('shuye_step')).toMatch(/^shuye_step=; Path=\/login; Max-Age=0;/);

    const shown = await page.requestCode(PHONE);
    expect(shown.text).toContain('发送过于频繁');
    const done = await page.typeCode('000000');
    expect([done.status, page.jar.has('shuye_step')]).toEqual([303, false]);
  });
});

describe('a reader who is logged in and comes back to a step', () => {
  const steps = ['/login', '/login/code'];

  it.each(steps)('is led on from %s to where the login led, and nowhere else', async (path) => {
    const { page } = await loggedIn();
    const answer = await page.ask(`${path}?priority=code${TARGET}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(answer.headers.get('location')).toBe('/reader/1001?a=1&b');
    expect(await ledTo(page, path, '&redirect_uri=https%3A%2F%2Fevil.test%2F')).toBe('/');
    expect(await ledTo(page, path, '&redirect_uri=%2Flogin%2Fcode')).toBe('/');
  });

  it('may log in as somebody else after a logout', async () => {
    const { page } = await loggedIn();
    page.logOut();
    expect((await page.open()).text).toContain('name="phone"');
  });

  it.each(['shuye_uid', 'shuye_token'])(
    'is asked to log in where %s is missing: no page sees a login',
    async (name) => {
      const { page } = await loggedIn();
      page.jar.delete(name);
      expect((await page.open(TARGET)).status).toBe(200);
      page.jar.set(name, '8000009');
      expect((await page.open(TARGET)).status).toBe(200);
    },
  );

  it('is asked again where the login is older than the page allows, up to the end of the new one', async () => {
    const { page, database } = await loggedIn();
    const dated = `${TARGET}&max_age=600`;
    await database.deleteFrom('login_code').execute();
    await database
      .updateTable('session')
      .set({ began_at: NOW - 600_000 })
      .execute();
    expect(await ledTo(page, '/login', dated)).toBe('/reader/1001?a=1&b');
    await database
      .updateTable('session')
      .set({ began_at: NOW - 600_001 })
      .execute();
    expect(await ledTo(page, '/login')).toBe('/reader/1001?a=1&b');

    expect((await page.open(dated)).text).toContain('name="phone"');
    expect((await page.requestCode(PHONE)).text).toContain('<h1>输入验证码</h1>');
    expect((await page.typeCode('111111')).text).toContain('验证码错误');
    expect((await page.typeCode('000000')).headers.get('location')).toBe('/reader/1001?a=1&b');
    for (const path of steps) expect(await ledTo(page, path, dated)).toBe('/reader/1001?a=1&b');
  });
});
