import { Pressable } from '@shuye/ui';
import type { ReactNode } from 'react';
import styles from './MarkedPlace.module.css';

interface MarkedPlaceProps {
  chapter: string;
  day: string;
  onJump: () => void;
  disabled?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

export function MarkedPlace({ chapter, day, onJump, disabled = false, actions, children }: MarkedPlaceProps) {
  return (
    <li className={styles['item']}>
      <Pressable className={styles['way']} onPress={onJump} disabled={disabled}>
        {children}
        <span className={styles['facts']}>
          <span className={styles['line']}>
            <span className={styles['chapter']}>{chapter}</span>
            <span className={styles['date']}>
              <span className={styles['dot']}> · </span>
              {day}
            </span>
          </span>
        </span>
      </Pressable>
      {actions}
    </li>
  );
}
