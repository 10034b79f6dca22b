import { isLoggedInId } from '@shuye/core-domain/member';
import { Unauthorised } from '../http/Unauthorised.ts';
import type { Visitor } from './Visitor.ts';

/**
 * An id in a request is a claim: a guest's needs no proof, an account's needs that account's session (E2).
 * @throws Unauthorised where the session does not prove it.
 */
export function checkClaim(claimed: unknown, visitor: Visitor): void {
  // JSON may write it as a number, which its schema reads as the same id.
  const id = typeof claimed === 'number' ? String(claimed) : claimed;
  if (typeof id !== 'string' || !isLoggedInId(id) || id === visitor.userId) return;
  throw new Unauthorised('the session is not that of the named user');
}
