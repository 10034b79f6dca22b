import type { ReactNode } from 'react';
import styles from './Footer.module.css';

export interface FooterProps {
  /** Names the maker of the page (STORE-16). */
  text: string;
  /** Quiet `TextLink`s, e.g. to the agreements. */
  children?: ReactNode;
}

export function Footer({ text, children }: FooterProps) {
  return (
    <footer className={styles['footer']}>
      {children !== undefined && <div className={styles['links']}>{children}</div>}
      <p className={styles['text']}>{text}</p>
    </footer>
  );
}
