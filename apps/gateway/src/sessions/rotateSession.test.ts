import { describe, expect, it } from 'vitest';
import { insertAccount } from '../testing/insertAccount.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { endSession } from './endSession.ts';
import { findCaller, REPLACED_TOKEN_GRACE_MS } from './findCaller.ts';
import { createSession } from './createSession.ts';
import { rotateSession } from './rotateSession.ts';
import { hashToken } from './sessionToken.ts';

const NOW = 1_790_000_000_000;

async function aSession() {
  const database = await openTestDatabase();
  const { userId, token } = await insertAccount(database, {}, NOW);
  return { database, userId, token, tokenHash: hashToken(token) };
}

it('a token that was replaced ends when its time is over, however often it is refreshed meanwhile (E22)', async () => {
  const { database, userId, token, tokenHash } = await aSession();
  await rotateSession(database, { userId, tokenHash }, NOW);
  await rotateSession(database, { userId, tokenHash }, NOW + REPLACED_TOKEN_GRACE_MS - 1);
  expect((await findCaller(database, token, NOW + REPLACED_TOKEN_GRACE_MS)).isGuest).toBe(true);
});

describe('a logout and a refresh of one session (E22)', () => {
  it('end the session when the logout is processed first', async () => {
    const { database, userId, tokenHash } = await aSession();
    await endSession(database, tokenHash);
    await expect(rotateSession(database, { userId, tokenHash }, NOW)).rejects.toMatchObject({ name: 'Unauthorised' });
    expect(await database.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  it('end the session when the logout carries the replaced token', async () => {
    const { database, userId, tokenHash } = await aSession();
    const elsewhere = await createSession(database, userId, NOW + 1);
    const renewed = await rotateSession(database, { userId, tokenHash }, NOW + 2);
    await endSession(database, tokenHash);
    expect((await findCaller(database, renewed, NOW + 3)).isGuest).toBe(true);
    expect((await findCaller(database, elsewhere, NOW + 3)).isGuest).toBe(false);
  });

  it('revoke every token refreshed from a replaced one', async () => {
    const { database, userId, tokenHash } = await aSession();
    const kept = await rotateSession(database, { userId, tokenHash }, NOW + 1);
    const taken = await rotateSession(database, { userId, tokenHash }, NOW + 2);
    const passedOn = await rotateSession(database, { userId, tokenHash: hashToken(taken) }, NOW + 3);
    await endSession(database, hashToken(kept));
    const visitors = await Promise.all([taken, passedOn].map((token) => findCaller(database, token, NOW + 4)));
    expect(visitors.map(({ isGuest }) => isGuest)).toEqual([true, true]);
  });
});
