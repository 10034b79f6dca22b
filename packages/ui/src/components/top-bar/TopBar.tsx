import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { BackIcon } from '../../icons/BackIcon.tsx';
import styles from './TopBar.module.css';

export interface TopBarProps {
  title?: string | undefined;
  /** The title is the page's `h1`. Off where the content has one of its own. */
  heading?: boolean | undefined;
  /** Called by the back button; without `onBack` and `backHref` there is none. */
  onBack?: (() => void) | undefined;
  backHref?: string | undefined;
  /** At the right: one or two `IconButton`s or a `TextLink`. */
  actions?: ReactNode;
}

/** The bar on top of a page, 44 px high; it stays while the page scrolls. */
export function TopBar({ title, heading = true, onBack, backHref, actions }: TopBarProps) {
  const Title = heading ? 'h1' : 'p';
  const hasBack = onBack !== undefined || backHref !== undefined;
  return (
    <header className={styles['bar']}>
      <div className={styles['side']}>
        {hasBack && (
          <IconButton label="返回" href={backHref} onPress={onBack}>
            <BackIcon />
          </IconButton>
        )}
      </div>
      {title !== undefined && <Title className={styles['title']}>{title}</Title>}
      <div className={styles['side']} data-end="">
        {actions}
      </div>
    </header>
  );
}
