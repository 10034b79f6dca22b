import { logInByHost, logOut, refreshLogin, syncBookmarks, userBaseInfo, userInfo } from '@shuye/api-client/calls';
import { memberOf, shownMembership } from '@shuye/core-domain/member';
import { describe, expect, it } from 'vitest';
import { simulatorCode, simulatorVerifier } from './host-login/simulatorVerifier.ts';
import { REPLACED_TOKEN_GRACE_MS } from '../sessions/findCaller.ts';
import { createSession } from '../sessions/createSession.ts';
import { post } from '../money/ledger.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';

type Ask = Awaited<ReturnType<typeof startTestGateway>>['ask'];

const pull = { nowMs: NOW, changes: [], pull: true };
const SECONDS = NOW / 1000;

/** Asks as a browser does, by cookie. */
const withCookies =
  (ask: Ask, userId: string, token: string): Ask =>
  (path, init) =>
    ask(path, { ...init, headers: { ...init?.headers, cookie: `shuye_uid=${userId}; shuye_token=${token}` } });

const cookiesOf = ({ headers }: { headers: Headers }): readonly string[] => headers.getSetCookie();

const refresh = (ask: Ask) => ask('/auth/refresh', { method: 'POST', body: '{}' });

const logIn = async (ask: Ask, code: string, host: 'alipay' | 'taobao' = 'alipay') =>
  (await sendCall(ask, logInByHost, { host, code })).body;

describe('name and picture of a reader [API-29]', () => {
  it('are sent to the reader alone', async () => {
    const { ask, signIn } = await startTestGateway();
    const me = await signIn({ nickname: '山中人' });
    const { body } = await sendCall(me.ask, userBaseInfo, { platform: 0 }, me.userId);
    expect(readAnswer(userBaseInfo, body)).toEqual({ userId: me.userId, nickname: '山中人', avatarUrl: '' });
    expect((await sendCall(ask, userBaseInfo, {}, me.userId)).status).toBe(401);
    expect((await sendCall(ask, userBaseInfo, {})).status).toBe(401);
  });
});

describe('what a reader holds [API-30]', () => {
  it('is the balance of the ledger, and the tickets that still pay [ENT-20, ENT-27]', async () => {
    const { database, signIn } = await startTestGateway();
    const me = await signIn();
    const movement = {
      userId: me.userId,
      beans: 1280,
      otherSide: 'top-ups',
      reference: 'order-1',
      nowMs: NOW,
    } as const;
    await inTransaction(database, (transaction) => post(transaction, movement));
    const ticket = { user_id: me.userId, name: '豆券', amount: 100, given_at: NOW };
    await database
      .insertInto('ticket')
      .values([
        { ...ticket, id: 'whole', balance: 100, expires_at: SECONDS + 1 },
        { ...ticket, id: 'partly', balance: 1, expires_at: SECONDS + 1 },
        { ...ticket, id: 'used-up', balance: 0, expires_at: SECONDS + 1 },
        { ...ticket, id: 'too-old', balance: 100, expires_at: SECONDS },
      ])
      .execute();

    const { body } = await sendCall(me.ask, userInfo, undefined, me.userId);
    expect(readAnswer(userInfo, body)).toMatchObject({ beanBalance: 1280, unusedTickets: 2, serverTime: SECONDS });
  });

  it('are memberships by record and block, with what is over among them [ENT-16, ENT-17, ENT-18, ENT-19]', async () => {
    const { database, signIn } = await startTestGateway();
    const me = await signIn({ tiers: ['super'] });
    const over = { user_id: me.userId, tier: 'monthly', begins_at: SECONDS - 9, expires_at: SECONDS } as const;
    await database.insertInto('membership').values(over).execute();

    const { body } = await sendCall(me.ask, userInfo, undefined, me.userId);
    const membership = readAnswer(userInfo, body)?.membership ?? expect.unreachable('an account has one');
    expect(membership.blocks).toEqual({
      super: { type: 2, expiresAt: SECONDS + 86_400, beginsAt: SECONDS, endsAt: SECONDS + 86_400 },
      monthly: { type: 3, expiresAt: SECONDS, beginsAt: SECONDS - 9, endsAt: SECONDS },
    });
    expect(new Set(membership.records.map(({ level }) => level))).toEqual(new Set([2, 3]));
    expect(membership.priority).toEqual({ super: 1, monthly: 2, 'new-user': 3, 'free-card': 4 });
    expect([...memberOf(membership, SECONDS).activeTiers]).toEqual(['super']);
    expect(shownMembership(membership, SECONDS)?.name).toBe('超级会员');
  });

  it('is nothing for a guest [AUTH-05]', async () => {
    const { ask } = await startTestGateway();
    const { status, body } = await sendCall(ask, userInfo, undefined);
    expect([status, readAnswer(userInfo, body)]).toEqual([200, undefined]);
  });
});

describe('a logout [API-31]', () => {
  it('ends the session at once and clears both cookies [AUTH-15]', async () => {
    const { ask, signIn } = await startTestGateway();
    const { userId, token } = await signIn();
    const mine = withCookies(ask, userId, token);
    expect((await sendCall(mine, syncBookmarks, pull, userId)).status).toBe(200);

    let answered: Awaited<ReturnType<Ask>> | undefined;
    const watched: Ask = async (path, init) => (answered = await mine(path, init));
    await sendCall(watched, logOut, { userId });
    expect(answered?.body).toEqual({ state: 200 });
    expect(cookiesOf(answered ?? expect.unreachable('it answers'))).toEqual([
      'shuye_uid=; Path=/; Max-Age=0; SameSite=Lax',
      'shuye_token=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    ]);
    expect((await sendCall(mine, syncBookmarks, pull, userId)).status).toBe(401);
  });

  it('ends the tokens as well that a refresh has replaced, and no session of another device', async () => {
    const { ask, database, signIn } = await startTestGateway();
    const { userId, token } = await signIn();
    const elsewhere = await createSession(database, userId, NOW);
    const { body } = await ask('/auth/refresh', {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${token}` },
    });
    const { token: newer } = readAnswer(refreshLogin, body);

    await sendCall(withCookies(ask, userId, newer ?? ''), logOut, { userId });
    const works = async (used: string) =>
      (await sendCall(withCookies(ask, userId, used), syncBookmarks, pull, userId)).status;
    expect([await works(token), await works(newer ?? ''), await works(elsewhere)]).toEqual([401, 401, 200]);
  });

  it('answers a caller whose session has ended', async () => {
    const { ask } = await startTestGateway();
    const { status, body } = await sendCall(withCookies(ask, '12345678', 'x'.repeat(43)), logOut, {
      userId: '12345678',
    });
    expect([status, body]).toEqual([200, { state: 200 }]);
  });
});

describe('a refresh of the login [API-23, AUTH-13]', () => {
  it('gives a host’s page its new token in the answer, and no cookie', async () => {
    const { database, signIn } = await startTestGateway();
    const me = await signIn();
    const answer = await refresh(me.ask);
    const login = readAnswer(refreshLogin, answer.body);
    expect(login).toMatchObject({ userId: me.userId, lasts: 2_592_000 });
    expect(login.token).not.toBe(me.token);
    expect(cookiesOf(answer)).toEqual([]);
    const replaced = await database.selectFrom('session').select('replaced_at').execute();
    expect(new Set(replaced.map(({ replaced_at }) => replaced_at))).toEqual(new Set([NOW, null]));
  });

  it('gives a browser its new token by cookie, where no script reads it (A-05)', async () => {
    const { ask, signIn } = await startTestGateway();
    const { userId, token } = await signIn();
    const answer = await refresh(withCookies(ask, userId, token));
    expect(readAnswer(refreshLogin, answer.body).token).toBeUndefined();
    expect(cookiesOf(answer).map((line) => line.replace(/=[\w-]+;/, ';').split('; ')[0])).toEqual([
      'shuye_uid',
      'shuye_token',
    ]);
    expect(cookiesOf(answer)[1]).not.toContain(token);
  });

  it('works for requests that met it at once, and the old token for a minute more (E22)', async () => {
    const { ask, database, signIn } = await startTestGateway();
    const me = await signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(me.ask)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await sendCall(me.ask, syncBookmarks, pull, me.userId)).status).toBe(200);

    await database
      .updateTable('session')
      .set({ replaced_at: NOW - REPLACED_TOKEN_GRACE_MS })
      .where('replaced_at', 'is not', null)
      .execute();
    expect((await refresh(me.ask)).status).toBe(401);
    const { token } = readAnswer(refreshLogin, answers[7]?.body);
    expect((await sendCall(withCookies(ask, me.userId, token ?? ''), syncBookmarks, pull, me.userId)).status).toBe(200);
  });

  it('refuses a caller without a session', async () => {
    const { ask } = await startTestGateway();
    expect((await refresh(ask)).status).toBe(401);
  });
});

describe('the login of a host’s user', () => {
  const KEY = 'the key of the simulated hosts';
  const inHost = async () => startTestGateway({ login: { verifyHost: simulatorVerifier(KEY) } });

  it('finds the same account at every visit, and another in another host', async () => {
    const { ask } = await inHost();
    const first = readAnswer(logInByHost, await logIn(ask, simulatorCode(KEY, 'alipay', 'user-1', NOW + 1)));
    const again = readAnswer(logInByHost, await logIn(ask, simulatorCode(KEY, 'alipay', 'user-1', NOW + 2)));
    const other = readAnswer(logInByHost, await logIn(ask, simulatorCode(KEY, 'taobao', 'user-1', NOW + 1), 'taobao'));
    expect([first.isNew, again.isNew, again.userId === first.userId]).toEqual([true, false, true]);
    expect(again.token).not.toBe(first.token);
    expect(other.userId).not.toBe(first.userId);

    const asMe: Ask = (path, init) => ask(path, { ...init, headers: { authorization: `Bearer ${first.token}` } });
    expect((await sendCall(asMe, syncBookmarks, pull, first.userId)).status).toBe(200);
  });

  it('opens one account for a user who comes many times at once', async () => {
    const { ask, database } = await inHost();
    const code = simulatorCode(KEY, 'alipay', 'user-1', NOW + 1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(ask, code)));
    const ids = new Set(answers.map((body) => readAnswer(logInByHost, body).userId));
    const accounts = await database.selectFrom('account').select('user_id').execute();
    expect(accounts.map(({ user_id }) => user_id)).toEqual([...ids]);
  });

  it.each([
    ['made with another key', simulatorCode('another key, of anybody', 'alipay', 'user-1', NOW + 1)],
    ['of another host', simulatorCode(KEY, 'taobao', 'user-1', NOW + 1)],
    ['that is over', simulatorCode(KEY, 'alipay', 'user-1', NOW)],
    ['whose user was changed', simulatorCode(KEY, 'alipay', 'user-1', NOW + 1).replace('user-1', 'user-2')],
    ['that is none', 'code'],
  ])('is refused for a code %s', async (_case, code) => {
    const { ask, database } = await inHost();
    expect(await logIn(ask, code)).toMatchObject({ state: 403 });
    expect(await database.selectFrom('account').select('user_id').execute()).toEqual([]);
  });

  it('is refused where no host can be asked', async () => {
    const { ask } = await startTestGateway();
    expect(await logIn(ask, 'code')).toMatchObject({ state: 503 });
  });
});
