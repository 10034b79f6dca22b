import { bookStatusLabel, type Book } from '@shuye/core-domain/book';
import type { CatalogOrder } from '@shuye/core-domain/chapter';
import { TextLink } from '@shuye/ui';
import { OrderToggle } from '../../features/chapter-list/OrderToggle.tsx';
import styles from './CatalogTools.module.css';

interface CatalogToolsProps {
  book: Book;
  count: number;
  order: CatalogOrder;
  onOrder: (order: CatalogOrder) => void;
  /** Absent where no chapter was read yet. */
  onCurrent: (() => void) | undefined;
}

/** Shows the number of chapters and their order; it stays while they scroll. */
export function CatalogTools({ book, count, order, onOrder, onCurrent }: CatalogToolsProps) {
  return (
    <div className={styles['tools']}>
      <p className={styles['facts']}>
        {bookStatusLabel(book.status)} · 共{count}章
      </p>
      {onCurrent && (
        <TextLink tone="quiet" onPress={onCurrent}>
          回到当前
        </TextLink>
      )}
      <OrderToggle order={order} onOrder={onOrder} />
    </div>
  );
}
