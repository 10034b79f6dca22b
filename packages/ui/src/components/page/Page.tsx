import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageProps {
  /** Heading at the top of the page, in song. Leave it out where the bar or the content carries the `h1`. */
  title?: string | undefined;
  /** Stands above the content, usually a `TopBar`. */
  bar?: ReactNode;
  /** Room kept free for a fixed bar at the bottom: the tab bar (50 px) or an `ActionBar`. */
  bottom?: 'none' | 'tab-bar' | 'action-bar' | undefined;
  /** `reading` keeps a 680 px measure on wide screens, `wide` grows to 1080 px for lists of books. */
  measure?: 'reading' | 'wide' | undefined;
  /** Content up to the edges; sections then set their own margins. */
  flush?: boolean | undefined;
  children: ReactNode;
}

export function Page({ title, bar, bottom = 'none', measure = 'reading', flush = false, children }: PageProps) {
  return (
    <div className={styles['page']} data-bottom={bottom}>
      {bar}
      <main className={styles['main']} data-measure={measure} data-flush={flush ? '' : undefined}>
        {title !== undefined && <h1 className={styles['title']}>{title}</h1>}
        {children}
      </main>
    </div>
  );
}
