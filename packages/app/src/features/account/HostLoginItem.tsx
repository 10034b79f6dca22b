import { failureMessage } from '@shuye/core-domain/error';
import { Button } from '@shuye/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useSession } from '../../hooks/useSession.ts';
import styles from './LoginButtons.module.css';

/** Asks a host that knows its user; a refusal is said, and the page stays (D-021). */
export function HostLoginItem() {
  const { toaster } = useServices();
  const askHost = useSession((session) => session.askHost);
  const [isAsking, setAsking] = useState(false);

  const logIn = (): void => {
    setAsking(true);
    askHost()
      .catch((error: unknown) => toaster.show(failureMessage(error)))
      .finally(() => setAsking(false));
  };

  return (
    <div className={styles['buttons']}>
      <Button className={styles['way']} variant="primary" busy={isAsking} onPress={logIn}>
        登录
      </Button>
    </div>
  );
}
