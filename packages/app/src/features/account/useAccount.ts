import type { AsyncState } from '@shuye/core-domain/async';
import type { Account } from '@shuye/core-domain/member';
import { useEffect } from 'react';
import { useSession } from '../../hooks/useSession.ts';

/** The reader's account, asked for afresh whenever what shows it is opened; to be keyed by the reader's id [API-66]. */
export function useAccount(): AsyncState<Account> {
  const load = useSession((session) => session.load);

  useEffect(() => {
    void load();
  }, [load]);

  return useSession((session) => session.account);
}
