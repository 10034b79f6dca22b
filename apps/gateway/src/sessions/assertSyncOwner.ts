import { isLoggedInId } from '@shuye/core-domain/member';
import { Unauthorised } from '../calls/callErrors.ts';
import type { Caller } from '../calls/Caller.ts';

/**
 * A sync names its reader, that of the shelf twice; each name that is there must be the session's, and without a session
 * none may be an account's (E2).
 * @throws Unauthorised where one of them is somebody else's.
 */
export function assertSyncOwner(request: object, { userId, isGuest }: Caller): void {
  const { user_id, userid } = request as { user_id?: string; userid?: string };
  const isOwn = (claim: string): boolean => (isGuest ? !isLoggedInId(claim) : claim === userId);
  if ([user_id, userid].some((claim) => claim !== undefined && !isOwn(claim))) {
    throw new Unauthorised('the sync names another reader than the session');
  }
}
