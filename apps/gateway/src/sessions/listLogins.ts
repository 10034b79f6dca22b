import type { Database } from '../database/schema/Database.ts';
import { loginIdOf } from './loginIdOf.ts';

interface ListedLogin {
  beganAt: number;
  device: string;
  isOwn: boolean;
}

interface Asking {
  userId: string;
  tokenHash: string;
  nowMs: number;
}

/** The logins of an account that have not ended: the one that asks, then the newest. */
export async function listLogins(database: Database, { userId, tokenHash, nowMs }: Asking): Promise<ListedLogin[]> {
  const ownId = await loginIdOf(database, tokenHash);
  const sessions = await database
    .selectFrom('session')
    .select(['login_id', 'began_at', 'device'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', nowMs)
    .orderBy('began_at', 'desc')
    .execute();
  const logins = new Map(
    sessions.map(({ login_id, began_at, device }) => [
      login_id,
      { beganAt: began_at, device, isOwn: login_id === ownId },
    ]),
  );
  return [...logins.values()].toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}
