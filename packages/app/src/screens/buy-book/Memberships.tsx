import type { Book } from '@shuye/core-domain/book';
import type { PriceTable } from '@shuye/core-domain/purchase';
import { membershipAddress } from '../../features/price-table/membershipAddress.ts';
import { PriceRows } from '../../features/price-table/PriceRows.tsx';
import { useStepsBack } from '../../hooks/useStepsBack.ts';
import { paths } from '../../routes.ts';
import styles from './Memberships.module.css';

interface MembershipsProps extends PriceTable {
  book: Book;
  chapterId: string | undefined;
}

/** After a purchase the book opens where its reader stands. */
export default function Memberships({ book: { bookId, format }, chapterId, rows, cheapest }: MembershipsProps) {
  const steps = useStepsBack();
  const memberships = rows.filter(({ item }) => item.kind === 'membership');
  if (memberships.length === 0) return null;
  const chapter = chapterId === undefined ? {} : { forceChapterId: chapterId };
  const returnPath = paths.reader(bookId, { bookType: format, ...chapter });
  return (
    <>
      <h2 className={styles['heading']}>开通会员免费读</h2>
      <PriceRows
        rows={memberships}
        cheapest={cheapest}
        // The membership leads back to what this purchase would have led back to.
        leadsTo={(row) => ({ href: membershipAddress(row, bookId, returnPath), state: steps && steps + 1 })}
      />
    </>
  );
}
