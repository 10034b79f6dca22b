import { Button, LoadingBlock } from '@shuye/ui';
import { useAccount } from '../../features/account/useAccount.ts';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { useSeenAgain } from '../../hooks/useSeenAgain.ts';
import { useSession } from '../../hooks/useSession.ts';
import { paths } from '../../routes.ts';
import styles from './Balance.module.css';

/** The balance as the server has it now; what is known of it stays while it is asked for again. */
export function Balance() {
  const account = useAccount();
  const load = useSession((session) => session.load);
  useSeenAgain(load);
  if (!account.data) {
    if (account.status !== 'failed') return <LoadingBlock />;
    return <LoadFailure error={account.error} onRetry={() => void load()} />;
  }
  return (
    <>
      <section className={styles['card']} aria-label="书豆余额">
        <p className={styles['count']}>{account.data.beanBalance}</p>
        <p className={styles['unit']}>书豆</p>
      </section>
      <div className={styles['actions']}>
        <Button variant="primary" href={paths.topUp()}>
          充值
        </Button>
        <Button href={paths.records()}>消费充值记录</Button>
      </div>
    </>
  );
}
