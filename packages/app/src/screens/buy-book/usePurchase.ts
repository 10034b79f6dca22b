import { buyBook, buyChapter, buyChapters, PRICE_CHANGED } from '@shuye/api-client/calls';
import type { SendOptions } from '@shuye/api-client';
import type { Book } from '@shuye/core-domain/book';
import type { AppError } from '@shuye/core-domain/error';
import { buyErrors, PurchaseAct, type BatchSize, type PurchaseOffer } from '@shuye/core-domain/purchase';
import { useChargeOnce } from '../../features/purchase/useChargeOnce.ts';
import { chosenIds, createTicketChoice } from '../../features/tickets/createTicketChoice.ts';
import type { AskedPurchase } from '../../queries/purchaseQueries.ts';
import { renewHoldings } from '../../queries/renewHoldings.ts';
import { useNavigate } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import type { Services } from '../../services/Services.ts';
import { useServices } from '../../services/ServicesContext.tsx';

interface PurchaseRequest {
  book: Book;
  item: AskedPurchase;
  size: BatchSize | undefined;
  /** The price in beans as the page shows it. */
  beanPrice: number;
  /** @throws AppError where the price does not come: what is shown may not hold any more. */
  askAgain: () => Promise<PurchaseOffer>;
}

interface Order {
  bookId: string;
  item: AskedPurchase;
  size: BatchSize | undefined;
  ticketIds: readonly string[];
  beanPrice: number;
}

function send({ client }: Services, { item, size, ...ordered }: Order, options: SendOptions) {
  if (item.call === 'book') return client.send(buyBook, { ...ordered, act: PurchaseAct.Buy }, options);
  const { chapterId } = item;
  return size === undefined
    ? client.send(buyChapter, { ...ordered, chapterId, act: PurchaseAct.Buy }, options)
    : client.send(buyChapters, { ...ordered, fromChapterId: chapterId, size }, options);
}

/** Whether the reader has what was to be bought, by another tab, device or an answer that was lost. */
const hasIt = (error: AppError): boolean => buyErrors[error.code]?.refusal === 'already-bought';

/** Buys what the page shows and opens it. A price that changed since it was shown is told before anything is taken. */
export function usePurchase({ book, item, size, beanPrice, askAgain }: PurchaseRequest) {
  const services = useServices();
  const { query, toaster } = services;
  const navigate = useNavigate();
  const { isBusy, notice, charge } = useChargeOnce();
  const { bookId, format } = book;

  const finish = (message: string): void => {
    toaster.show(message);
    // The chapters are asked for again, so that the reader opens them unlocked [BUY-11].
    query.removeQueries({ queryKey: ['chapters', bookId] });
    query.removeQueries({ queryKey: ['book', bookId] });
    void renewHoldings(query);
    const chapter = item.call === 'chapter' ? { forceChapterId: item.chapterId } : {};
    void navigate(paths.reader(bookId, { bookType: format, ...chapter }), { replace: true });
  };

  const buy = (): void => {
    const { selection } = services.storeOf(createTicketChoice).getState();
    const ticketIds = chosenIds(selection);
    const thing = item.call === 'chapter' ? item.chapterId : 'book';
    charge({
      wish: ['buy', bookId, thing, size ?? 1, beanPrice, ...ticketIds].join(' '),
      check: async (isRepeated) => {
        const offer = await askAgain();
        // A purchase that may be paid already needs no new consent: its key has the answer.
        const isChanged = !isRepeated && size === undefined && offer.beanPrice !== beanPrice;
        return isChanged ? `价格已变为${offer.beanPrice}书豆，请确认后再购买` : undefined;
      },
      send: (options) => send(services, { bookId, item, size, ticketIds, beanPrice }, options),
      onDone: () => finish('购买成功'),
      onRefused: async (error) => {
        if (hasIt(error)) {
          finish(error.message);
          return undefined;
        }
        await query.invalidateQueries({ queryKey: ['offer', bookId] });
        // The prices of several chapters are made of theirs.
        if (error.code === PRICE_CHANGED) await query.invalidateQueries({ queryKey: ['chapters', bookId] });
        return error.message;
      },
    });
  };

  return { isBusy, notice, buy };
}
