import type { AppError } from '@shuye/core-domain/error';
import { Button } from '@shuye/ui';
import { useRecovery } from '../../hooks/useRecovery.ts';
import { useRetryOnline } from '../../hooks/useRetryOnline.ts';
import { useSession } from '../../hooks/useSession.ts';
import styles from './AccountFailure.module.css';

/** The account did not come: what happened, and a way on. The rest of the page needs no account and stays. */
export function AccountFailure({ error }: { error: AppError }) {
  const load = useSession((session) => session.load);
  const retry = useRetryOnline(() => void load());
  useRecovery(error, () => void load());
  return (
    <div className={styles['failure']} role="alert">
      <p className={styles['message']}>{error.message}</p>
      <Button onPress={retry}>重试</Button>
    </div>
  );
}
