import { setAutoBuy } from '@shuye/api-client/calls';
import type { AutoBuy, AutoBuyTerms } from '@shuye/core-domain/auto-buy';
import { failureMessage } from '@shuye/core-domain/error';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { isStillAccount } from '../../services/account/isStillAccount.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { autoBuysQuery } from './autoBuysQuery.ts';

interface AutoBuyOfBook {
  /** The terms that the reader agreed to; undefined without any, or until the server told. */
  current: AutoBuy | undefined;
  isLoading: boolean;
  isBusy: boolean;
  /** Stops automatic purchases where no terms are given. */
  change: (terms: AutoBuyTerms | undefined) => void;
}

export function useAutoBuy(bookId: string): AutoBuyOfBook {
  const services = useServices();
  const shownTo = useSession((session) => session.userId);
  const { data, isLoading, refetch } = useQuery(autoBuysQuery(services));
  const [isBusy, setBusy] = useState(false);

  const change = async (terms: AutoBuyTerms | undefined): Promise<void> => {
    if (!isStillAccount(services, shownTo)) return;
    setBusy(true);
    try {
      await services.client.send(setAutoBuy, { bookId, terms });
      await refetch();
    } catch (error) {
      services.toaster.show(failureMessage(error));
    }
    setBusy(false);
  };

  return {
    current: data?.find((one) => one.bookId === bookId),
    isLoading,
    isBusy,
    change: (terms) => void change(terms),
  };
}
