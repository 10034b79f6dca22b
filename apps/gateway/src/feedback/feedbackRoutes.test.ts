import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRateLimits } from '../http/limits/createRateLimits.ts';
import { parseRateConfig } from '../config/rateConfig.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';

const ADDRESS = '/feedback?instance=shuye&from=h5&pf=109&sn=device-1&user_id=8000001';

const written = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

/** As browsers send the form of a page, of another site where `origin` is one. */
const sentForm = (fields: Record<string, string>, origin = 'http://localhost'): RequestInit => {
  const body = new URLSearchParams(fields).toString();
  const type = 'application/x-www-form-urlencoded';
  return {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': String(body.length), accept: 'text/html', origin },
    body,
  };
};

const valueOf = (page: unknown, name: string): string | undefined =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(String(page))?.[1];

describe('the feedback page (D-159) [ME-14]', () => {
  it('sends headers that forbid scripts, framing and caching', async () => {
    const { ask } = await startTestGateway();
    const { status, headers, body } = await ask(ADDRESS);
    const page = String(body);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(page).not.toMatch(/<script|\son\w+=/i);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('keeps what a reader writes, with the place it was written at', async () => {
    const { ask, database } = await startTestGateway();
    const { body } = await ask(ADDRESS);
    const [pf, sn] = [valueOf(body, 'pf') ?? '', valueOf(body, 'sn') ?? ''];
    const done = await ask('/feedback', written({ pf, sn, words: ' 想看《山中灯火》续集 ', contact: 'a@b.example' }));
    expect([done.status, done.headers.get('location')]).toEqual([303, '/feedback?sent=1']);
    expect(String((await ask('/feedback?sent=1')).body)).toContain('已收到，谢谢您的反馈。');
    const rows = await database.selectFrom('feedback').selectAll().execute();
    expect(rows).toMatchObject([
      {
        user_id: null,
        words: '想看《山中灯火》续集',
        contact: 'a@b.example',
        platform: '109',
        device: 'device-1',
        received_at: NOW,
      },
    ]);
  });

  it('keeps once what is sent again after its answer was lost, and apart what two pages say', async () => {
    const { ask, database } = await startTestGateway();
    const [one, other] = [
      valueOf((await ask(ADDRESS)).body, 'id') ?? '',
      valueOf((await ask(ADDRESS)).body, 'id') ?? '',
    ];
    for (const id of [one, one, other]) {
      const done = await ask('/feedback', written({ id, words: '字太小' }));
      expect([done.status, done.headers.get('location')]).toEqual([303, '/feedback?sent=1']);
    }
    expect(await database.selectFrom('feedback').select('words').execute()).toHaveLength(2);
    expect(valueOf((await ask(`/feedback?id=${one}`)).body, 'id')).not.toBe(one);
  });

  it('knows by the session who wrote, and by nothing else', async () => {
    const { ask, signIn, database } = await startTestGateway();
    const reader = await signIn();
    await reader.ask('/feedback', written({ words: '甲' }));
    await ask('/feedback', written({ words: '乙', user_id: reader.userId }));
    const rows = await database.selectFrom('feedback').select(['words', 'user_id']).orderBy('words').execute();
    expect(new Map(rows.map(({ words, user_id }) => [words, user_id]))).toEqual(
      new Map([
        ['甲', reader.userId],
        ['乙', null],
      ]),
    );
  });

  it('asks again for words that are missing, and keeps the rest', async () => {
    const { ask, database } = await startTestGateway();
    const { status, body } = await ask('/feedback', written({ words: ' \n', contact: '微信 "1" <b>', pf: '0' }));
    expect(status).toBe(422);
    expect(String(body)).toContain('请写下想说的话');
    expect(valueOf(body, 'contact')).toBe('微信 &quot;1&quot; &lt;b&gt;');
    expect(await database.selectFrom('feedback').selectAll().execute()).toEqual([]);
  });

  it('cuts what is too long, and never through a character', async () => {
    const { ask, database } = await startTestGateway();
    await ask('/feedback', written({ words: '𠮷'.repeat(1200), sn: 'x'.repeat(500) }));
    const row = await database.selectFrom('feedback').selectAll().executeTakeFirstOrThrow();
    expect([row.words, row.device.length]).toEqual(['𠮷'.repeat(1000), 64]);
  });

  it('stores the characters that a database accepts', async () => {
    const { ask, database } = await startTestGateway();
    expect((await ask('/feedback', written({ words: '灯\0下', contact: '\0', sn: 'a\0b' }))).status).toBe(303);
    const { words, contact, device } = await database.selectFrom('feedback').selectAll().executeTakeFirstOrThrow();
    expect([words, contact, device]).toEqual(['灯下', '', 'ab']);
  });

  it('takes no flood from one address (E20)', async () => {
    const limits = createRateLimits(parseRateConfig({}), () => 0);
    const { from, database } = await startTestGateway({ limits });
    const ask = from('203.0.113.7');
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent++) statuses.push((await ask('/feedback', written({ words: '灌' }))).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    expect(await database.selectFrom('feedback').selectAll().execute()).toHaveLength(5);
  });

  describe('that the gateway refuses', () => {
    const id = '11111111-2222-4333-8444-555555555555';
    const refused = async (origin?: string) => {
      const limits = createRateLimits(parseRateConfig({}), () => 0);
      const { from } = await startTestGateway({ limits });
      const ask = from('203.0.113.7');
      for (let count = 0; count < 5; count++) await ask('/feedback', written({ words: '灌' }));
      return ask(
        '/feedback',
        sentForm({ id, words: '想看 <续集>', contact: 'a@b.example', pf: '109', sn: 'device-1' }, origin),
      );
    };

    it('comes back with what was typed, and says why', async () => {
      const { status, headers, body } = await refused();
      const page = String(body);
      expect([status, headers.get('retry-after')]).toEqual([429, '60']);
      expect(page).toContain('role="alert">人气大爆发，请稍后再试</p>');
      expect(page).toContain('想看 &lt;续集&gt;</textarea>');
      expect(
        ['id', 'contact', 'pf', 'sn'].map((name) => valueOf(page.replaceAll('type="text" id="contact" ', ''), name)),
      ).toEqual([id, 'a@b.example', '109', 'device-1']);
      const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    });

    it('says nothing that a page of another site put into it', async () => {
      const { status, body } = await refused('https://elsewhere.example');
      expect([status, String(body).includes('续集')]).toEqual([429, false]);
    });
  });
});
