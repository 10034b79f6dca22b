import type { ReactNode } from 'react';
import { Scroller } from '../scroller/Scroller.tsx';
import styles from './CardList.module.css';

export interface CardListProps {
  label?: string | undefined;
  /** `BookTile`s with keys, laid on their side in a card. */
  children: ReactNode;
}

/** Cards that are scrolled sideways (STORE-06). */
export function CardList({ label, children }: CardListProps) {
  return (
    <Scroller label={label} className={styles['list']} itemClassName={styles['card']}>
      {children}
    </Scroller>
  );
}
