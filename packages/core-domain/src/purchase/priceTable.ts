import { bookAccess, type ChapterRights, type ReaderRights } from '../access/bookAccess.ts';
import { BookPayMode } from '../book/Book.ts';
import type { MemberTier } from '../member/Member.ts';
import { MonthlyState } from '../member/MonthlyState.ts';
import { MonthType, type MembershipPlan } from '../member-shop/MembershipPlan.ts';
import { ticketsForPlan } from '../member-shop/membershipPurchase.ts';
import { ticketState, type BeanTicket } from '../ticket/BeanTicket.ts';
import { proposeTickets } from '../ticket/proposeTickets.ts';
import { batchPurchase, batchSizes, type BatchSize, type SoldChapter } from './batchPurchase.ts';
import { chaptersPrice } from './chaptersPrice.ts';
import { MAX_BEANS_PER_PURCHASE, type PurchaseOffer } from './PurchaseOffer.ts';
import { settlePurchase, type Settlement } from './settlePurchase.ts';

export type PricedItem =
  | { kind: 'chapter'; chapterId: string }
  | { kind: 'chapters'; fromChapterId: string; size: BatchSize }
  | { kind: 'book' }
  | { kind: 'membership'; plan: MembershipPlan };

export interface PriceRow {
  item: PricedItem;
  chapterCount: number;
  /** With the reader's discount, before tickets: the price that a purchase names as the one that was shown. */
  beanPrice: number;
  ticketIds: readonly string[];
  settlement: Settlement;
  beansToTheEnd: number;
}

export interface PriceTable {
  rows: readonly PriceRow[];
  /** The row that leads to the end for the fewest beans, the smallest of equals; none where all come to the same. */
  cheapest: PriceRow | undefined;
}

export interface PriceTableRequest {
  rights: ReaderRights;
  chapters: ReadonlyArray<SoldChapter & ChapterRights>;
  chapterId?: string | undefined;
  offer: Pick<PurchaseOffer, 'beanPrice' | 'discountPercent' | 'tickets' | 'beanBalance'>;
  plans?: readonly MembershipPlan[] | undefined;
  /** Seconds. */
  serverTime: number;
}

type Goods = Pick<PriceRow, 'item' | 'chapterCount' | 'beanPrice'>;

function chapterGoods({ chapters, chapterId = '', offer }: PriceTableRequest): { goods: Goods[]; allBeans: number } {
  const batchOf = (size: BatchSize): Goods => {
    const batch = batchPurchase(chapters, chapterId, size);
    const prices = 'refused' in batch ? [] : batch.chapters.map(({ beanPrice }) => beanPrice);
    return {
      item: { kind: 'chapters', fromChapterId: chapterId, size },
      chapterCount: prices.length,
      beanPrice: chaptersPrice(prices, offer.discountPercent),
    };
  };
  const rest = batchOf('rest');
  const current = chapters.find((chapter) => chapter.chapterId === chapterId);
  const isSold = current !== undefined && !current.isFree && !current.isBought;
  const one: Goods = { item: { kind: 'chapter', chapterId }, chapterCount: 1, beanPrice: offer.beanPrice };
  return {
    goods: [...(isSold ? [one] : []), ...batchSizes(rest.chapterCount).map(batchOf)],
    allBeans: rest.beanPrice,
  };
}

const tierOf = ({ monthType }: MembershipPlan): MemberTier => (monthType === MonthType.Super ? 'super' : 'monthly');

/** The memberships that open what is locked now, by the lock rule itself. */
function openingPlans({ rights, plans = [] }: PriceTableRequest, locked: readonly ChapterRights[]): MembershipPlan[] {
  if (locked.length === 0) return [];
  const opensAll = (tier: MemberTier): boolean => {
    const access = bookAccess({
      ...rights,
      book: tier === 'monthly' ? { ...rights.book, monthlyState: MonthlyState.Member } : rights.book,
      member: { activeTiers: new Set([...rights.member.activeTiers, tier]) },
    });
    return locked.every((chapter) => !access(chapter).locked);
  };
  return plans.filter((plan) => opensAll(tierOf(plan)));
}

const worth = (tickets: readonly BeanTicket[]): number => tickets.reduce((beans, { balance }) => beans + balance, 0);

function priceRow({ offer, serverTime }: PriceTableRequest, goods: Goods, remaining: number): PriceRow {
  const { item, beanPrice } = goods;
  const isMembership = item.kind === 'membership';
  const accepted = isMembership
    ? ticketsForPlan({ plans: [], tickets: offer.tickets }, item.plan, serverTime)
    : offer.tickets;
  const proposed = proposeTickets(accepted, beanPrice, serverTime);
  // A membership takes one ticket.
  const ticketIds = isMembership ? proposed.slice(0, 1) : proposed;
  const usable = offer.tickets.filter((ticket) => ticketState(ticket, serverTime) === 'usable');
  const ticketBeans = worth(usable.filter(({ beanId }) => ticketIds.includes(beanId)));
  const settlement = settlePurchase({ beanPrice, ticketBeans, beanBalance: offer.beanBalance });
  const beansLater = Math.max(0, remaining - (worth(usable) - ticketBeans));
  return { ...goods, ticketIds, settlement, beansToTheEnd: settlement.due + beansLater };
}

function cheapestOf(rows: readonly PriceRow[]): PriceRow | undefined {
  const fewest = Math.min(...rows.map(({ beansToTheEnd }) => beansToTheEnd));
  const isSame = rows.every(({ beansToTheEnd }) => beansToTheEnd === fewest);
  return isSame ? undefined : rows.find(({ beansToTheEnd }) => beansToTheEnd === fewest);
}

/**
 * Every way to read on from a locked chapter, at the server's price: chapters, the rest of the book or all of it, and
 * each membership that opens it. What costs more than may be bought at once is left out (D-175, D-177, D-181).
 */
export function priceTable(request: PriceTableRequest): PriceTable {
  const { rights, chapters, chapterId, offer } = request;
  const isWhole = rights.book.payMode === BookPayMode.Total;
  const from = isWhole ? 0 : chapters.findIndex((chapter) => chapter.chapterId === chapterId);
  const access = bookAccess(rights);
  const locked = from < 0 ? [] : chapters.slice(from).filter((chapter) => access(chapter).locked);
  const book: Goods = { item: { kind: 'book' }, chapterCount: locked.length, beanPrice: offer.beanPrice };
  const { goods, allBeans } = isWhole ? { goods: [book], allBeans: offer.beanPrice } : chapterGoods(request);

  const sold = goods
    .filter(({ beanPrice }) => beanPrice <= MAX_BEANS_PER_PURCHASE)
    .map((each) => priceRow(request, each, Math.max(0, allBeans - each.beanPrice)));
  const memberships = openingPlans(request, locked).map((plan) => {
    const item = { kind: 'membership', plan } as const;
    return priceRow(request, { item, chapterCount: locked.length, beanPrice: plan.beanPrice }, 0);
  });
  const rows = [...sold, ...memberships];
  return { rows, cheapest: cheapestOf(rows) };
}
