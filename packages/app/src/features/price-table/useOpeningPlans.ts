import { openingTiers, type Book } from '@shuye/core-domain/book';
import { isSoldTier } from '@shuye/core-domain/member';
import type { MembershipPlan } from '@shuye/core-domain/member-shop';
import { useQuery } from '@tanstack/react-query';
import type { screenRead } from '../../hooks/screenRead.ts';
import { membershipOfferQuery } from '../../queries/membershipQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';

const none: readonly MembershipPlan[] = [];

/** The plans that are sold, where a membership may open the book; none where they do not come; marked by a screen that waits for them. */
export function useOpeningPlans(
  book: Book,
  meta: Partial<typeof screenRead> = {},
): { plans: readonly MembershipPlan[]; isLoading: boolean } {
  const { client } = useServices();
  const enabled = openingTiers(book).some(isSoldTier);
  const { data, isLoading } = useQuery({ ...membershipOfferQuery(client, book.bookId), enabled, meta });
  return { plans: data?.plans ?? none, isLoading };
}
