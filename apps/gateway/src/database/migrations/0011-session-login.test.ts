import { expect, it } from 'vitest';
import { insertAccount } from '../../testing/insertAccount.ts';
import { openTestDatabase } from '../../testing/databases/openTestDatabase.ts';
import { sessionLogin } from './0011-session-login.ts';

it('lets each session that was open before it begin a login of its own', async () => {
  const database = await openTestDatabase();
  for (let readers = 0; readers < 2; readers += 1) await insertAccount(database, {}, 1_790_000_000_000);
  await sessionLogin.down?.(database);
  await sessionLogin.up(database);
  const sessions = await database.selectFrom('session').select(['token_hash', 'login_id']).execute();
  expect(sessions.map(({ login_id }) => login_id)).toEqual(sessions.map(({ token_hash }) => token_hash));
  expect(new Set(sessions.map(({ login_id }) => login_id)).size).toBe(2);
});
