import { buyBook, buyChapter, buyChapters } from '@shuye/api-client/calls';
import type { Book } from '@shuye/core-domain/book';
import { AppError, failureMessage } from '@shuye/core-domain/error';
import { buyErrors, PurchaseAct, purchaseTexts, type BatchSize, type PurchaseOffer } from '@shuye/core-domain/purchase';
import { useCallback, useRef, useState } from 'react';
import { chosenIds, createTicketChoice } from '../../features/tickets/createTicketChoice.ts';
import type { AskedPurchase } from '../../queries/purchaseQueries.ts';
import { renewHoldings } from '../../queries/renewHoldings.ts';
import { useNavigate } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { createIntentKeys } from '../../services/createIntentKeys.ts';
import type { Services } from '../../services/Services.ts';
import { useServices } from '../../services/ServicesContext.tsx';

interface PurchaseRequest {
  book: Book;
  item: AskedPurchase;
  /** Several chapters from the item's on. */
  size: BatchSize | undefined;
  /** Beans as the page shows them. */
  beanPrice: number;
  askAgain: () => Promise<PurchaseOffer | undefined>;
}

interface Order {
  bookId: string;
  item: AskedPurchase;
  size: BatchSize | undefined;
  ticketIds: readonly string[];
}

function send({ client }: Services, { bookId, item, size, ticketIds }: Order, idempotencyKey: string) {
  const options = { idempotencyKey };
  if (item.call === 'book') return client.send(buyBook, { bookId, act: PurchaseAct.Buy, ticketIds }, options);
  const { chapterId } = item;
  return size === undefined
    ? client.send(buyChapter, { bookId, chapterId, act: PurchaseAct.Buy, ticketIds }, options)
    : client.send(buyChapters, { bookId, fromChapterId: chapterId, size, ticketIds }, options);
}

const isDecided = (error: unknown): error is AppError => error instanceof AppError && error.kind === 'server';

/** Whether the reader has what was to be bought, by another tab, device or an answer that was lost. */
const hasIt = (error: AppError): boolean => buyErrors[error.code]?.refusal === 'already-bought';

/**
 * Buys once, however often it is pressed, sent or repeated in another tab: the key of the wish is kept until its outcome
 * is known. A price that changed since it was shown is told before anything is taken.
 */
export function usePurchase({ book, item, size, beanPrice, askAgain }: PurchaseRequest) {
  const services = useServices();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const running = useRef(false);
  const { bookId, format } = book;

  const finish = useCallback(
    (message: string): void => {
      const { query, toaster } = services;
      toaster.show(message);
      // What was locked is asked for again: the reader opens it unlocked [BUY-11].
      query.removeQueries({ queryKey: ['chapters', bookId] });
      query.removeQueries({ queryKey: ['book', bookId] });
      void renewHoldings(query);
      const chapter = item.call === 'chapter' ? { forceChapterId: item.chapterId } : {};
      void navigate(paths.reader(bookId, { bookType: format, ...chapter }), { replace: true });
    },
    [services, navigate, bookId, format, item],
  );

  const purchase = useCallback(async (): Promise<void> => {
    const { selection } = services.storeOf(createTicketChoice).getState();
    const intents = createIntentKeys(services.storage, services.nowMs, services.randomId);
    const ticketIds = chosenIds(selection);
    const thing = item.call === 'chapter' ? item.chapterId : 'book';
    const wish = ['buy', bookId, thing, size ?? 1, beanPrice, ...ticketIds].join(' ');
    try {
      await send(services, { bookId, item, size, ticketIds }, intents.keyOf(wish));
      intents.settle(wish);
      finish(purchaseTexts.bought);
    } catch (error) {
      // Without a word of the server the same key is sent again by the next press.
      if (isDecided(error)) intents.settle(wish);
      if (isDecided(error) && hasIt(error)) {
        finish(error.message);
        return;
      }
      setNotice(failureMessage(error));
      if (isDecided(error)) await askAgain();
    }
  }, [services, bookId, item, size, beanPrice, askAgain, finish]);

  const buy = useCallback((): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setNotice(undefined);
    void (async () => {
      const offer = await askAgain();
      const changed = offer && size === undefined && offer.beanPrice !== beanPrice;
      if (changed) setNotice(`价格已变为${offer.beanPrice}书豆，请确认后再购买`);
      else await purchase();
    })().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }, [askAgain, size, beanPrice, purchase]);

  return { isBusy, notice, buy };
}
