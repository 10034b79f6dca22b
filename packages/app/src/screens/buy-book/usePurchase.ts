import { buyBook, buyChapter, buyChapters, PRICE_CHANGED } from '@shuye/api-client/calls';
import type { SendOptions } from '@shuye/api-client';
import type { Book } from '@shuye/core-domain/book';
import type { AppError } from '@shuye/core-domain/error';
import { buyErrors, PurchaseAct, type BatchSize, type PurchaseOffer } from '@shuye/core-domain/purchase';
import { useChargeOnce } from '../../features/purchase/useChargeOnce.ts';
import { useLeadToBought } from '../../features/page/useLeadToBought.ts';
import { chosenIds, createTicketChoice } from '../../features/tickets/createTicketChoice.ts';
import type { AskedPurchase } from '../../queries/purchaseQueries.ts';
import { renewHoldings } from '../../queries/renewHoldings.ts';
import { paths } from '../../routes.ts';
import type { Services } from '../../services/Services.ts';
import { useServices } from '../../services/ServicesContext.tsx';

interface PurchaseRequest {
  book: Book;
  /** What is bought of the book. */
  part: string;
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
export const hasIt = (error: AppError): boolean => buyErrors[error.code]?.refusal === 'already-bought';

/** Opens what the reader has, unlocked, and says why where there is a word for it. */
export function useOpenReader(bookId: string, address: Parameters<typeof paths.reader>[1]): (words?: string) => void {
  const { query, toaster } = useServices();
  const lead = useLeadToBought();
  return (words) => {
    if (words) toaster.show(words);
    void renewHoldings(query);
    // The reader opens the chapters unlocked [BUY-11].
    lead(paths.reader(bookId, address), [
      ['chapters', bookId],
      ['book', bookId],
    ]);
  };
}

/** Buys what the page shows and opens it. A price that changed since it was shown is told before anything is taken. */
export function usePurchase({ book, part, item, size, beanPrice, askAgain }: PurchaseRequest) {
  const services = useServices();
  const { query } = services;
  const { bookId, format } = book;
  const chapterId = item.call === 'chapter' ? item.chapterId : undefined;
  const openReader = useOpenReader(bookId, { bookType: format, forceChapterId: chapterId });
  const { isBusy, notice, charge } = useChargeOnce();

  const buy = (): void => {
    const { selection } = services.storeOf(createTicketChoice).getState();
    const ticketIds = chosenIds(selection);
    charge({
      thing: `《${book.title}》${part}`,
      intent: ['buy', bookId, chapterId ?? 'book', size ?? 1, beanPrice, ...ticketIds].join(' '),
      check: async (isRepeated) => {
        const offer = await askAgain();
        // A purchase that may be paid already needs no new consent: its key has the answer.
        const isChanged = !isRepeated && size === undefined && offer.beanPrice !== beanPrice;
        return isChanged ? `价格已变为${offer.beanPrice}书豆，请确认后再购买` : undefined;
      },
      send: (options) => send(services, { bookId, item, size, ticketIds, beanPrice }, options),
      onDone: () => openReader('购买成功'),
      onRefused: async (error) => {
        if (hasIt(error)) {
          openReader(error.message);
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
