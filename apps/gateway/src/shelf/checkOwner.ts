import { Unauthorised } from '../http/Unauthorised.ts';
import type { Visitor } from '../accounts/Visitor.ts';

/**
 * A sync names its reader twice; each copy that is there must be the session's (E2).
 * @throws Unauthorised where one of them is somebody else's.
 */
export function checkOwner(claims: ReadonlyArray<string | undefined>, { userId }: Visitor): void {
  if (claims.some((claim) => claim !== undefined && claim !== userId)) {
    throw new Unauthorised('the sync names another reader than the session');
  }
}
