import { Pressable } from '@shuye/ui';
import type { ReactNode } from 'react';
import styles from './MarkedPlace.module.css';

interface MarkedPlaceProps {
  chapter: string;
  day: string;
  onJump: () => void;
  /** Its chapter is gone. */
  disabled?: boolean;
  /** What can be done with it beside. */
  actions: ReactNode;
  /** The words that stand there. */
  children: ReactNode;
}

/** A place of the book that a reader marked, in the list that leads back to it. */
export function MarkedPlace({ chapter, day, onJump, disabled = false, actions, children }: MarkedPlaceProps) {
  return (
    <li className={styles['item']}>
      <Pressable className={styles['way']} onPress={onJump} disabled={disabled}>
        {children}
        <span className={styles['facts']}>
          <span className={styles['chapter']}>{chapter}</span>
          <span className={styles['date']}> · {day}</span>
        </span>
      </Pressable>
      {actions}
    </li>
  );
}
