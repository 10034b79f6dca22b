import { claimGift } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { findOrCreateAccount } from '../sessions/findOrCreateAccount.ts';
import { hmac } from '../secrets/hmac.ts';
import { createSession } from '../sessions/createSession.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { testLoginSettings } from '../testing/testLoginSettings.ts';
import { sendCall } from '../testing/sendCall.ts';

const DAY_SECONDS = 86_400;

async function aMiniApp() {
  const gateway = await startTestGateway();
  const { database, ask } = gateway;
  /** A reader whom a host knows as `subject`. */
  const aReader = async (subject: string, provider = 'alipay') => {
    const subjectHash = hmac(testLoginSettings().secretKey, `identity-${provider}`, subject);
    const { userId } = await findOrCreateAccount(database, { provider, subjectHash }, NOW);
    const token = await createSession(database, userId, NOW);
    return { userId, headers: { authorization: `Bearer ${token}` } };
  };
  const claim = async ({ userId, headers }: Awaited<ReturnType<typeof aReader>>, alipayUid: string, key?: string) => {
    const asked: typeof ask = (path, init = {}) =>
      ask(path, { ...init, headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) } });
    return (await sendCall(asked, claimGift, { alipayUid }, userId)).body as { status: number; message?: string };
  };
  return { ...gateway, aReader, claim };
}

const ALIPAY_USER = '2088000000000001';

describe('the gift for the first collection', () => {
  it('is 100 tickets worth ten yuan together [API-64] [GIFT-06]', async () => {
    const { aReader, claim, database } = await aMiniApp();
    const reader = await aReader(ALIPAY_USER);
    expect(await claim(reader, ALIPAY_USER)).toEqual({ status: 200 });
    const tickets = await database.selectFrom('ticket').selectAll().execute();
    expect(tickets).toHaveLength(100);
    // Ten beans are a yuan.
    expect(tickets.reduce((sum, { balance }) => sum + balance, 0)).toBe(100);
    expect(new Set(tickets.map(({ user_id, expires_at }) => `${user_id} ${expires_at}`))).toEqual(
      new Set([`${reader.userId} ${NOW / 1000 + 30 * DAY_SECONDS}`]),
    );
  });

  it('is given to an account once: 230015 [GIFT-01]', async () => {
    const { aReader, claim, database } = await aMiniApp();
    const reader = await aReader(ALIPAY_USER);
    await claim(reader, ALIPAY_USER);
    expect(await claim(reader, ALIPAY_USER)).toEqual({ status: 230015, message: '奖品不可重复领取' });
    expect(await database.selectFrom('ticket').select('id').execute()).toHaveLength(100);
  });

  it('is given to a user of Alipay once, whatever the account: 230014 [GIFT-02]', async () => {
    const { aReader, claim, database } = await aMiniApp();
    await claim(await aReader(ALIPAY_USER), ALIPAY_USER);
    // The first account was closed.
    await database.deleteFrom('account').execute();
    expect((await claim(await aReader(ALIPAY_USER), ALIPAY_USER)).status).toBe(230014);
  });

  it.each([
    ['a user that the account is not', 'alipay', '2088000000000002'],
    ['an account that was opened by a phone', 'phone', ALIPAY_USER],
    ['a user of another host with the same id there: a person of three hosts would have three', 'taobao', ALIPAY_USER],
  ])('is not given to %s: 10004 [GIFT-03]', async (_name, provider, alipayUid) => {
    const { aReader, claim, database } = await aMiniApp();
    expect((await claim(await aReader(ALIPAY_USER, provider), alipayUid)).status).toBe(10004);
    expect(await database.selectFrom('ticket').select('id').execute()).toEqual([]);
  });

  it('comes as success again when the same claim is sent again (A-07)', async () => {
    const { aReader, claim, database } = await aMiniApp();
    const reader = await aReader(ALIPAY_USER);
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim(reader, ALIPAY_USER, 'key-1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await database.selectFrom('ticket').select('id').execute()).toHaveLength(100);
  });

  it('is not for guests', async () => {
    const { ask } = await aMiniApp();
    expect((await sendCall(ask, claimGift, { alipayUid: ALIPAY_USER })).status).toBe(401);
  });
});
