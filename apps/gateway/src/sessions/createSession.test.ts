import { LOGIN_TTL_S } from '@shuye/core-domain/member';
import { expect, it } from 'vitest';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { REPLACED_TOKEN_GRACE_MS } from './findCaller.ts';
import { createSession } from './createSession.ts';
import { rotateSession } from './rotateSession.ts';
import { hashToken } from './sessionToken.ts';

it('keeps no session that is over, and none of another reader’s goes with it', async () => {
  const { database, signIn } = await startTestGateway();
  const { userId, token } = await signIn();
  const other = await signIn();
  const count = async () => (await database.selectFrom('session').select('token_hash').execute()).length;

  const newer = await rotateSession(database, { userId, tokenHash: hashToken(token) }, NOW);
  expect(await count()).toBe(3);
  await createSession(database, userId, NOW + REPLACED_TOKEN_GRACE_MS);
  expect(await count()).toBe(3);
  await createSession(database, userId, NOW + LOGIN_TTL_S * 1000 + REPLACED_TOKEN_GRACE_MS);
  const left = await database.selectFrom('session').select('token_hash').execute();
  expect(left.map(({ token_hash }) => token_hash)).not.toContain(hashToken(newer));
  expect(left.map(({ token_hash }) => token_hash)).toContain(hashToken(other.token));
  expect(left).toHaveLength(2);
});
