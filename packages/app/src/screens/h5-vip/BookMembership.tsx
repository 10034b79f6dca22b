import { MonthType, preselectedPlan } from '@shuye/core-domain/member-shop';
import { ActionBar, BookRow, Button, LoadingBlock } from '@shuye/ui';
import { useState } from 'react';
import { PrivilegeList } from '../../features/membership/PrivilegeList.tsx';
import { PlanCards } from '../../features/options/PlanCards.tsx';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { bookQuery } from '../../queries/bookQueries.ts';
import { membershipOfferQuery } from '../../queries/membershipQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './BookMembership.module.css';

interface BookMembershipProps {
  bookId: string;
  /** The plan that the address names; the first where it is not sold (D-122). */
  aliasId: string;
}

/** The book, what a membership gives, its plans, and the way to buy the chosen one; from there reading goes on. */
export function BookMembership({ bookId, aliasId }: BookMembershipProps) {
  const { client } = useServices();
  const [wanted, setWanted] = useState(aliasId);
  const { data: book } = useScreenQuery(bookQuery(client, bookId));
  const { data: offer } = useScreenQuery(membershipOfferQuery(client, bookId));
  if (!book || !offer) return <LoadingBlock />;
  const plan = preselectedPlan(offer.plans, { aliasId: wanted });
  const { title, author, coverUrl, description } = book;
  return (
    <>
      <BookRow
        title={title}
        author={author}
        src={coverUrl || undefined}
        description={description || undefined}
        href={paths.cover(bookId)}
        eager
      />
      <h2 className={styles['heading']}>会员特权</h2>
      <PrivilegeList look={plan?.monthType === MonthType.Super ? 'super' : 'month'} />
      <PlanCards plans={offer.plans} chosen={plan?.planId} onSelect={setWanted} />
      <ActionBar>
        <Button
          variant="primary"
          wide
          href={paths.buyMember({ bookId, planId: plan?.planId, returnPath: paths.reader(bookId) })}
        >
          立即开通
        </Button>
      </ActionBar>
    </>
  );
}
