import { expect, it } from 'vitest';
import { insertAccount } from '../../testing/insertAccount.ts';
import { openTestDatabase } from '../../testing/databases/openTestDatabase.ts';
import { sessionDevice } from './0013-session-device.ts';

const NOW = 1_790_000_000_000;

it('lets a login that was open before it begin with its session', async () => {
  const database = await openTestDatabase();
  await insertAccount(database, {}, NOW);
  await sessionDevice.down?.(database);
  await sessionDevice.up(database);
  expect(await database.selectFrom('session').select(['began_at', 'device']).execute()).toEqual([
    { began_at: NOW, device: '' },
  ]);
});
