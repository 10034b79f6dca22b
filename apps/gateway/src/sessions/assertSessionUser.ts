import { isLoggedInId } from '@shuye/core-domain/member';
import { Unauthorised } from '../calls/callErrors.ts';
import type { Caller } from '../calls/Caller.ts';

/**
 * An id in a request is a claim: a guest's needs no proof, an account's needs that account's session (E2).
 * @throws Unauthorised where the session does not prove it.
 */
export function assertSessionUser(claimed: unknown, caller: Caller): void {
  // JSON may write it as a number, which its schema reads as the same id.
  const id = typeof claimed === 'number' ? String(claimed) : claimed;
  if (typeof id !== 'string' || !isLoggedInId(id) || id === caller.userId) return;
  throw new Unauthorised('the session is not that of the named user');
}
