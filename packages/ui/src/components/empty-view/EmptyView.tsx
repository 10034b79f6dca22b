import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../illustration/Illustration.tsx';
import styles from './EmptyView.module.css';

export interface EmptyViewProps {
  message: string;
  /** One line more: what one can do next. */
  hint?: string | undefined;
  illustration?: IllustrationName | undefined;
  /** The way on, a `Button`. */
  action?: ReactNode;
}

/** Nothing here, said kindly (UI-33). */
export function EmptyView({ message, hint, illustration = 'leaf', action }: EmptyViewProps) {
  return (
    <div className={styles['view']}>
      <Illustration name={illustration} />
      <p className={styles['message']}>{message}</p>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
