import { bookStatusLabel, type Book, type CatalogOrder } from '@shuye/core-domain';
import { SortIcon, TextLink } from '@shuye/ui';
import styles from './CatalogTools.module.css';

interface CatalogToolsProps {
  book: Book;
  count: number;
  order: CatalogOrder;
  onOrder: (order: CatalogOrder) => void;
  /** Absent where no chapter was read yet. */
  onCurrent: (() => void) | undefined;
}

/** What stands above the chapters: how many, and the order they are in; it stays while they scroll. */
export function CatalogTools({ book, count, order, onOrder, onCurrent }: CatalogToolsProps) {
  const isAscending = order === 'ascending';
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
      <TextLink
        tone="quiet"
        aria-label={isAscending ? '正序，改为倒序' : '倒序，改为正序'}
        onPress={() => onOrder(isAscending ? 'descending' : 'ascending')}
      >
        <SortIcon size="small" />
        <span className={styles['order']}>{isAscending ? '正序' : '倒序'}</span>
      </TextLink>
    </div>
  );
}
