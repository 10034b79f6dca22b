import { endOtherLogins, listLogins } from '@shuye/api-client/calls';
import { expect, it } from 'vitest';
import { createSession, MAX_LOGIN_MS } from '../sessions/createSession.ts';
import { rotateSession } from '../sessions/rotateSession.ts';
import { hashToken } from '../sessions/sessionToken.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';

/** A reader who is logged in here, and for a minute in a host on another device. */
async function onTwoDevices() {
  const started = await startTestGateway();
  const me = await started.signIn();
  const elsewhere = await createSession(started.database, me.userId, NOW + 60_000, { device: '安卓 · 支付宝' });
  return { ...started, me, elsewhere };
}

type Ask = Awaited<ReturnType<typeof onTwoDevices>>['ask'];

/** Asks as a host's page does, by bearer token. */
const withToken =
  (ask: Ask, token: string): Ask =>
  (path, init) =>
    ask(path, { ...init, headers: { ...init?.headers, authorization: `Bearer ${token}` } });

const listed = async (ask: Ask, userId: string) =>
  readAnswer(listLogins, (await sendCall(ask, listLogins, undefined, userId)).body);

it('an account sees where it is logged in, from a browser and from a host: the own login first (A-34)', async () => {
  const { ask, me, elsewhere } = await onTwoDevices();
  const here = { device: '', beganAt: NOW };
  const there = { device: '安卓 · 支付宝', beganAt: NOW + 60_000 };
  expect(await listed(me.ask, me.userId)).toEqual([
    { ...here, isOwn: true },
    { ...there, isOwn: false },
  ]);
  expect(await listed(withToken(ask, elsewhere), me.userId)).toEqual([
    { ...there, isOwn: true },
    { ...here, isOwn: false },
  ]);
});

it('a host’s page ends every other login with what was refreshed from it, and stays logged in itself (A-34)', async () => {
  const { ask, database, me, elsewhere, signIn } = await onTwoDevices();
  const { token: stranger } = await signIn();
  await rotateSession(database, { userId: me.userId, tokenHash: hashToken(me.token) }, NOW);
  const host = withToken(ask, elsewhere);
  expect((await sendCall(host, endOtherLogins, undefined, me.userId)).status).toBe(200);
  expect(await listed(host, me.userId)).toHaveLength(1);
  expect((await sendCall(me.ask, listLogins, undefined, me.userId)).status).toBe(401);
  const left = await database.selectFrom('session').select('token_hash').execute();
  expect(left.map(({ token_hash }) => token_hash).toSorted()).toEqual([elsewhere, stranger].map(hashToken).toSorted());
});

it('a guest, and whoever names another account, lists and ends nothing (A-34)', async () => {
  const { ask, database, me, signIn } = await onTwoDevices();
  const other = await signIn();
  for (const call of [listLogins, endOtherLogins]) {
    expect((await sendCall(ask, call, undefined)).status).toBe(401);
    expect((await sendCall(other.ask, call, undefined, me.userId)).status).toBe(401);
  }
  expect(await database.selectFrom('session').select('user_id').execute()).toHaveLength(3);
});

it('ends a login 180 days after it began, however often it was refreshed', async () => {
  const { database, me } = await onTwoDevices();
  const { userId } = me;
  let tokenHash = hashToken(me.token);
  const days = 86_400_000;
  for (let at = NOW + 25 * days; at < NOW + MAX_LOGIN_MS; at += 25 * days)
    tokenHash = hashToken(await rotateSession(database, { userId, tokenHash }, at));
  const { expires_at } = await database
    .selectFrom('session')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  expect(expires_at).toBe(NOW + MAX_LOGIN_MS);
});
