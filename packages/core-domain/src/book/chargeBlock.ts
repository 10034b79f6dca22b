import { openingTiers } from './openingTiers.ts';
import type { Chapter } from '../chapter/Chapter.ts';
import type { Member, MemberTier } from '../member/Member.ts';
import { isSoldTier, tierLevels } from '../member/memberLevels.ts';
import { BookPayMode, type Book } from './Book.ts';
import { discountedBeans, pricePercent } from './memberPrice.ts';

/** Stands for the amount in texts about beans [CONST-49]. */
export const PRICE_PLACEHOLDER = '$$';
const BEANS = `${PRICE_PLACEHOLDER}书豆`;
const BEANS_PER_THOUSAND = `${PRICE_PLACEHOLDER}书豆/千字`;

export const withAmount = (text: string, beans: number): string => text.split(PRICE_PLACEHOLDER).join(String(beans));

export interface ChargeBlockRequest {
  book: Pick<
    Book,
    'payMode' | 'beanPrice' | 'discount' | 'isMonthly' | 'extraDiscount' | 'limitedFreeEnd' | 'serverTime'
  >;
  chapter: Pick<Chapter, 'beanPrice' | 'originalPrice'>;
  member: Member;
  balance?: number;
}

/** What stands in the place of a locked chapter's text (D-083) [READER-36]. */
export interface ChargeBlock {
  beans: number;
  price: string;
  struckPrice?: string;
  unitPrice?: string;
  balance?: string;
  button: '购买本章' | '购买全本' | '余额不足，去充值';
  offer?: { tier: MemberTier; text: string };
}

const offeredTier = (book: ChargeBlockRequest['book'], { activeTiers }: Member): MemberTier | undefined =>
  openingTiers(book).find((tier) => isSoldTier(tier) && !activeTiers.has(tier));

/** Texts of the charge block: price, unit price, balance, button and member offer, each only where it holds. */
export function chargeBlock({ book, chapter, member, balance }: ChargeBlockRequest): ChargeBlock {
  const isWhole = book.payMode === BookPayMode.Total;
  const fullPrice = isWhole ? book.beanPrice : chapter.beanPrice;
  const beans = discountedBeans(fullPrice, pricePercent(book, member));
  const before = Math.max(fullPrice, isWhole ? 0 : (chapter.originalPrice ?? 0));
  const tier = offeredTier(book, member);
  const lacksBeans = balance !== undefined && balance < beans;

  return {
    beans,
    price: `${isWhole ? '全本价格' : '本章价格'}：${withAmount(BEANS, beans)}`,
    ...(before > beans ? { struckPrice: withAmount(BEANS, before) } : {}),
    ...(isWhole || book.beanPrice <= 0 ? {} : { unitPrice: withAmount(BEANS_PER_THOUSAND, book.beanPrice) }),
    ...(balance === undefined ? {} : { balance: `余额：${withAmount(BEANS, balance)}` }),
    button: lacksBeans ? '余额不足，去充值' : isWhole ? '购买全本' : '购买本章',
    ...(tier ? { offer: { tier, text: `开通${tierLevels[tier].name}，本书免费读` } } : {}),
  };
}
