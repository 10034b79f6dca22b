import { failureMessage } from '@shuye/core-domain/error';
import { Button } from '@shuye/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useSession } from '../../hooks/useSession.ts';
import styles from './LoginButtons.module.css';

/** Asks a host that knows its user; a refusal is said, and the page stays (D-021). */
export function HostLoginItem() {
  const { host, toaster } = useServices();
  const askHost = useSession((session) => session.askHost);
  const [isAsking, setAsking] = useState(false);

  const logIn = async (): Promise<void> => {
    setAsking(true);
    try {
      const { askHostUntilLeft } = await import('../../services/account/accountCalls.ts');
      await askHostUntilLeft(host.bridge, askHost);
    } catch (error) {
      toaster.show(failureMessage(error));
    } finally {
      setAsking(false);
    }
  };

  return (
    <div className={styles['buttons']}>
      <Button className={styles['way']} variant="primary" busy={isAsking} onPress={() => void logIn()}>
        登录
      </Button>
    </div>
  );
}
