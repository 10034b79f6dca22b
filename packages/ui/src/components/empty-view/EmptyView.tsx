import type { ReactNode } from 'react';
import { LeafIllustration } from '../illustration/LeafIllustration.tsx';
import styles from './EmptyView.module.css';

const leaf = <LeafIllustration />;

export interface EmptyViewProps {
  message: string;
  /** The message is the page's `h1`. */
  heading?: boolean | undefined;
  hint?: string | undefined;
  /** A leaf of paper unless another is given. */
  illustration?: ReactNode;
  action?: ReactNode;
}

/** Nothing here, said kindly (UI-33). */
export function EmptyView({ message, heading = false, hint, illustration = leaf, action }: EmptyViewProps) {
  const Message = heading ? 'h1' : 'p';
  return (
    <div className={styles['view']}>
      {illustration}
      <Message className={styles['message']}>{message}</Message>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
