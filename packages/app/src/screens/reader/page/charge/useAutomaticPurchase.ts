import { AUTO_BUY_OFF, buyChapter } from '@shuye/api-client/calls';
import { buyErrors, PurchaseAct } from '@shuye/core-domain/purchase';
import type { Reader } from '@shuye/reader-engine';
import { useEffect, useRef } from 'react';
import { useAutoBuy } from '../../../../features/auto-buy/useAutoBuy.ts';
import { useChargeOnce } from '../../../../features/purchase/useChargeOnce.ts';
import { useOnline } from '../../../../hooks/useOnline.ts';
import { renewHoldings } from '../../../../queries/renewHoldings.ts';
import { createIntentKeys } from '../../../../services/createIntentKeys.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';

/** A reader who leafs past a chapter has not come to it. */
const ARRIVAL_MS = 800;

interface AutomaticPurchaseRequest {
  bookId: string;
  chapterId: string;
  reader: Reader;
  /** The chapter is the one that is read, and locked by its price alone. */
  isWanted: boolean;
}

/**
 * Buys the chapter that a reader came to, where they agreed to that for the book, says so, and opens it. One that got no
 * answer is sent once more, as the same purchase, when the network is back.
 */
export function useAutomaticPurchase({ bookId, chapterId, reader, isWanted }: AutomaticPurchaseRequest) {
  const services = useServices();
  const { current } = useAutoBuy(bookId);
  const { isBusy, notice, charge } = useChargeOnce();
  const asked = useRef('');
  const isOnline = useOnline();
  const isDue = isWanted && current !== undefined;

  useEffect(() => {
    const intent = `auto ${bookId} ${chapterId}`;
    const isAgain = asked.current === chapterId;
    const mayAsk = !isAgain || (isOnline && createIntentKeys(services).isOpen(intent));
    if (!isDue || !mayAsk) return undefined;
    const open = async (): Promise<void> => {
      void renewHoldings(services.query);
      await reader.refresh();
    };
    const timer = setTimeout(() => {
      asked.current = chapterId;
      let beans = 0;
      charge({
        intent,
        check: async () => undefined,
        send: async (options) => {
          const request = { bookId, chapterId, act: PurchaseAct.BuyAutomatically };
          beans = (await services.client.send(buyChapter, request, options)).beanPrice;
        },
        onDone: () => {
          services.toaster.show(`已自动购买本章，${beans}书豆`, { durationMs: 3000 });
          void open();
        },
        onRefused: async (error) => {
          // Bought elsewhere meanwhile, or stopped there.
          const isBought = buyErrors[error.code]?.refusal === 'already-bought';
          await (isBought ? open() : renewHoldings(services.query));
          return isBought || error.code === AUTO_BUY_OFF ? undefined : error.message;
        },
      });
    }, ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, [isDue, isOnline, bookId, chapterId, reader, services, charge]);

  return { isBuying: isBusy, notice };
}
