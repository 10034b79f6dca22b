import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export type TagTone = 'ink' | 'seal' | 'gold' | 'jade' | 'plain';

export interface TagProps {
  /** `jade` for free, `gold` for members, `seal` for price, `ink` for news; `plain` for a book's subjects. */
  tone?: TagTone | undefined;
  /** On a picture: filled, so that it can be read on any cover. */
  solid?: boolean | undefined;
  children: ReactNode;
}

/** A word or two about a book. Not a button. */
export function Tag({ tone = 'plain', solid = false, children }: TagProps) {
  return (
    <span className={styles['tag']} data-tone={tone} data-solid={solid ? '' : undefined}>
      {children}
    </span>
  );
}
