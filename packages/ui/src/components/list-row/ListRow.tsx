import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './ListRow.module.css';

export interface ListRowProps {
  icon?: ReactNode;
  title: string;
  description?: string | undefined;
  /** At the right: a balance, a state. */
  value?: ReactNode;
  href?: string | undefined;
  /** With `href`: what the history entry is to remember. */
  state?: unknown;
  onPress?: (() => void) | undefined;
  /** Shows that what it was pressed for goes on. */
  busy?: boolean | undefined;
}

export function ListRow({ icon, title, description, value, href, state, onPress, busy }: ListRowProps) {
  const leads = href !== undefined || onPress !== undefined;
  const content = (
    <>
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      <span className={styles['words']}>
        {title}
        {description !== undefined && <span className={styles['description']}>{description}</span>}
      </span>
      {value !== undefined && <span className={styles['value']}>{value}</span>}
      {leads && (
        <span className={styles['chevron']}>
          <ChevronRightIcon size="small" />
        </span>
      )}
    </>
  );
  if (!leads) return <div className={styles['row']}>{content}</div>;
  return (
    <Pressable className={styles['row']} href={href} state={state} onPress={onPress} aria-busy={busy}>
      {content}
    </Pressable>
  );
}
