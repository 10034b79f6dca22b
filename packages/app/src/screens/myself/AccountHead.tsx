import { useAccount } from '../../features/account/useAccount.ts';
import { AccountFailure } from './AccountFailure.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { BalanceItems } from './BalanceItems.tsx';
import { Profile } from './Profile.tsx';

/** A known account stays while it is asked for again. */
export function AccountHead() {
  const account = useAccount();
  if (account.data) {
    return (
      <>
        <Profile account={account.data} />
        <BalanceItems account={account.data} />
      </>
    );
  }
  return account.status === 'failed' ? <AccountFailure error={account.error} /> : <AccountSkeleton />;
}
