import type { CatalogOrder } from '@shuye/core-domain/chapter';
import { SortIcon, TextLink } from '@shuye/ui';
import styles from './OrderToggle.module.css';

interface OrderToggleProps {
  order: CatalogOrder;
  onOrder: (order: CatalogOrder) => void;
}

export function OrderToggle({ order, onOrder }: OrderToggleProps) {
  const isAscending = order === 'ascending';
  return (
    <TextLink
      tone="quiet"
      aria-label={isAscending ? '正序，改为倒序' : '倒序，改为正序'}
      onPress={() => onOrder(isAscending ? 'descending' : 'ascending')}
    >
      <SortIcon size="small" />
      <span className={styles['order']}>{isAscending ? '正序' : '倒序'}</span>
    </TextLink>
  );
}
