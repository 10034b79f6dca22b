import { isLoggedInId } from '@shuye/core-domain/member';
import { useSession } from '../../../hooks/useSession.ts';

/** Whose texts this device may show now: the account's id, '' for a guest. Follows the login. */
export function useCacheOwner(): string {
  const userId = useSession((session) => session.userId);
  return isLoggedInId(userId) ? userId : '';
}
