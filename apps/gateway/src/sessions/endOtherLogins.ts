import type { Database } from '../database/schema/Database.ts';
import { loginIdOf } from './loginIdOf.ts';

/** Ends every login of an account but that of a session, with all tokens that were refreshed from them. */
export async function endOtherLogins(
  database: Database,
  { userId, tokenHash }: { userId: string; tokenHash: string },
): Promise<void> {
  const ownId = await loginIdOf(database, tokenHash);
  if (ownId === undefined) return;
  await database.deleteFrom('session').where('user_id', '=', userId).where('login_id', '!=', ownId).execute();
}
