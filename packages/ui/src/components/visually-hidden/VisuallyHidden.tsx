import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** `span` inside of words, such as a legend. */
  as?: 'div' | 'span' | undefined;
  children: ReactNode;
}

export function VisuallyHidden({ as: Element = 'div', children }: VisuallyHiddenProps) {
  return <Element className={styles['hidden']}>{children}</Element>;
}
