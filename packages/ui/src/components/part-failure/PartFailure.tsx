import { Button } from '../button/Button.tsx';
import styles from './PartFailure.module.css';

export interface PartFailureProps {
  message: string;
  /** The button shows only with it. */
  onRetry?: (() => void) | undefined;
  /** It is asked for anew. */
  busy?: boolean | undefined;
}

/** Stands in the place of a part that did not come, on a page that is there without it. */
export const PartFailure = ({ message, onRetry, busy }: PartFailureProps) => (
  <output className={styles['failure']}>
    <span className={styles['message']}>{message}</span>
    {onRetry && (
      <Button size="small" busy={busy} onPress={onRetry}>
        重试
      </Button>
    )}
  </output>
);
