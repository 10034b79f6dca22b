import { describe, expect, it } from 'vitest';
import { anAccount } from '../testing/anAccount.ts';
import { aDatabase } from '../testing/databases/aDatabase.ts';
import { endSession } from './endSession.ts';
import { findVisitor } from './findVisitor.ts';
import { openSession } from './openSession.ts';
import { rotateSession } from './rotateSession.ts';
import { hashToken } from './sessionToken.ts';

const NOW = 1_790_000_000_000;

async function aSession() {
  const database = await aDatabase();
  const { userId, token } = await anAccount(database, {}, NOW);
  return { database, userId, token, tokenHash: hashToken(token) };
}

describe('a logout and a refresh of one session (E22)', () => {
  it('leave nobody logged in when the logout is done first', async () => {
    const { database, userId, tokenHash } = await aSession();
    await endSession(database, tokenHash);
    await expect(rotateSession(database, { userId, tokenHash }, NOW)).rejects.toMatchObject({ name: 'Unauthorised' });
    expect(await database.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  it('leave nobody logged in when the logout still shows the token that was replaced', async () => {
    const { database, userId, tokenHash } = await aSession();
    const elsewhere = await openSession(database, userId, NOW + 1);
    const renewed = await rotateSession(database, { userId, tokenHash }, NOW + 2);
    await endSession(database, tokenHash);
    expect((await findVisitor(database, renewed, NOW + 3)).isGuest).toBe(true);
    expect((await findVisitor(database, elsewhere, NOW + 3)).isGuest).toBe(false);
  });
});
