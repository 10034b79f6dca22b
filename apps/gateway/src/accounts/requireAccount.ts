import { Unauthorised } from '../http/Unauthorised.ts';
import type { Visitor } from './Visitor.ts';

/**
 * The visitor's user id, for calls that guests cannot make.
 * @throws Unauthorised for a guest.
 */
export function requireAccount(visitor: Visitor): string {
  if (visitor.isGuest) throw new Unauthorised('the call needs a login');
  return visitor.userId;
}
