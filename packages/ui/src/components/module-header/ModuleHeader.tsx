import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx';
import { RefreshIcon } from '../../icons/RefreshIcon.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import styles from './ModuleHeader.module.css';

export interface ModuleHeaderProps {
  title: string;
  /** Id of the heading, for what it names. */
  id?: string | undefined;
  /** Stands beside the title: a countdown, a count. */
  note?: ReactNode;
  /** At the right: a quiet `TextLink`. */
  action?: ReactNode;
  moreHref?: string | undefined;
  onMore?: (() => void) | undefined;
  onSwitch?: (() => void) | undefined;
  /** Others are on their way. */
  isSwitching?: boolean | undefined;
}

export function ModuleHeader({ title, id, note, action, moreHref, onMore, onSwitch, isSwitching }: ModuleHeaderProps) {
  return (
    <div className={styles['header']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {note !== undefined && <div className={styles['note']}>{note}</div>}
      <div className={styles['links']}>
        {action}
        {onSwitch && (
          <TextLink
            tone="quiet"
            onPress={onSwitch}
            aria-label={`${title}，换一换`}
            aria-busy={isSwitching || undefined}
          >
            <RefreshIcon size="small" />
            <span className={styles['word']}>换一换</span>
          </TextLink>
        )}
        {(moreHref !== undefined || onMore) && (
          <TextLink tone="quiet" href={moreHref} onPress={onMore} aria-label={`${title}，更多`}>
            更多
            <ChevronRightIcon size="small" />
          </TextLink>
        )}
      </div>
    </div>
  );
}
