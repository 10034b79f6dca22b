import { Unauthorised } from './callErrors.ts';
import type { Caller } from './Caller.ts';

/** The caller's user id, for calls that guests cannot make. @throws Unauthorised for a guest. */
export function requireAccount(caller: Caller): string {
  if (caller.isGuest) throw new Unauthorised('the call needs a login');
  return caller.userId;
}
