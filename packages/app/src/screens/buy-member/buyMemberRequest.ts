import { privilegeLook, isRenewing } from '@shuye/core-domain/member-shop';
import type { MemberTier } from '@shuye/core-domain/member';
import { parseReturnPath } from '../../router/parseReturnPath.ts';

export interface BuyMemberRequest {
  isRenewing: boolean;
  /** Without it, the membership that the reader holds. */
  tier: MemberTier | undefined;
  planId: string | undefined;
  bookId: string | undefined;
  returnPath: string | undefined;
}

/** Reads the address of the page [MEMBER-04] (D-122, D-171). */
export function buyMemberRequest(search: string): BuyMemberRequest {
  const query = new URLSearchParams(search);
  const type = query.get('type');
  return {
    isRenewing: isRenewing(query.get('renew') ?? undefined),
    tier: type === null ? undefined : privilegeLook(type) === 'super' ? 'super' : 'monthly',
    planId: query.get('aliasId') ?? undefined,
    bookId: query.get('bookId') ?? undefined,
    returnPath: parseReturnPath(query.get('back')),
  };
}
