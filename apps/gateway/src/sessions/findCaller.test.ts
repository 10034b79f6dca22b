import { guestMember } from '@shuye/core-domain/member';
import { expect, it } from 'vitest';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { findCaller, REPLACED_TOKEN_GRACE_MS } from './findCaller.ts';

const DAY_MS = 86_400_000;

it('knows an account by its token alone, with the memberships that hold [AUTH-24]', async () => {
  const { database, signIn } = await startTestGateway();
  const { userId, token } = await signIn({ tiers: ['super'] });

  expect(await findCaller(database, token, NOW)).toMatchObject({ userId, isGuest: false });
  expect([...(await findCaller(database, token, NOW)).member.activeTiers]).toEqual(['super']);
  expect((await findCaller(database, token, NOW + 2 * DAY_MS)).member.activeTiers.size).toBe(0);
});

it.each([
  ['no token', undefined, NOW],
  ['an unknown token', 'x'.repeat(43), NOW],
])('takes somebody with %s for a guest [AUTH-01]', async (_case, token, nowMs) => {
  const { database } = await startTestGateway();
  expect(await findCaller(database, token, nowMs)).toEqual({ userId: '8000000', isGuest: true, member: guestMember });
});

it('forgets a session after 30 days', async () => {
  const { database, signIn } = await startTestGateway();
  const { token } = await signIn();
  expect((await findCaller(database, token, NOW + 30 * DAY_MS - 1)).isGuest).toBe(false);
  expect((await findCaller(database, token, NOW + 30 * DAY_MS)).isGuest).toBe(true);
});

it('honours a replaced token for requests that were on their way, and no longer [AUTH-13]', async () => {
  const { database, signIn } = await startTestGateway();
  const { token } = await signIn();
  await database.updateTable('session').set({ replaced_at: NOW }).execute();
  expect((await findCaller(database, token, NOW + REPLACED_TOKEN_GRACE_MS - 1)).isGuest).toBe(false);
  expect((await findCaller(database, token, NOW + REPLACED_TOKEN_GRACE_MS)).isGuest).toBe(true);
});
