import { membershipLabel, MembershipStatus, membershipStatus, monthlyStateOf } from '@shuye/core-domain/member';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useSession } from '../../hooks/useSession.ts';

/** Labels the item "my membership" [ME-08..10]; undefined until the membership is known. */
export function useMembershipLabel(): string | undefined {
  const onDevice = useIsHydrated();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const account = useSession((session) => session.account.data);
  if (!onDevice) return undefined;
  if (!isLoggedIn) return membershipLabel(MembershipStatus.Open);
  return account && membershipLabel(membershipStatus(monthlyStateOf(account.membership, account.serverTime)));
}
