import type { AsyncState } from '@shuye/core-domain/async';
import type { Account } from '@shuye/core-domain/member';
import { useEffect } from 'react';
import { useScreenWait } from '../../hooks/useScreenWait.ts';
import { useSession } from '../../hooks/useSession.ts';

/** The reader's account, asked for afresh whenever what shows it is opened; to be keyed by the reader's id [API-66]. */
export function useAccount(): AsyncState<Account> {
  const load = useSession((session) => session.load);

  useEffect(() => {
    void load();
  }, [load]);

  const account = useSession((session) => session.account);
  useScreenWait(!account.data && account.status !== 'failed', load);
  return account;
}
