import { Button, type ErrorViewProps } from '@shuye/ui';
import { createPortal } from 'react-dom';
import styles from './FirstTextFailure.module.css';

/** Says below the server's text that what takes its place did not come: it can be read all the same. */
export default function FirstTextFailure({ message, retryText = '重试', onRetry }: ErrorViewProps) {
  return createPortal(
    <div role="alert" className={styles['bar']}>
      <p className={styles['text']}>{message}</p>
      <Button size="small" onPress={onRetry}>
        {retryText}
      </Button>
    </div>,
    document.body,
  );
}
