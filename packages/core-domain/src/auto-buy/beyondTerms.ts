import type { AutoBuyTerms } from './AutoBuy.ts';

export interface AutomaticPurchase {
  beanPrice: number;
  due: number;
  spentToday: number;
}

/** Why the terms do not cover a chapter, or undefined. `beanPrice` is before tickets; `due` is the balance's share. */
export function beyondTerms(
  { chapterLimit, dayLimit }: AutoBuyTerms,
  { beanPrice, due, spentToday }: AutomaticPurchase,
): string | undefined {
  if (!(beanPrice <= chapterLimit)) return `本章${beanPrice}书豆，超过自动购买的每章${chapterLimit}书豆，请确认后购买`;
  if (due > 0 && !(spentToday + due <= dayLimit)) {
    return `自动购买今天已用${spentToday}书豆，本章会超过每天${dayLimit}书豆的上限，请确认后购买`;
  }
  return undefined;
}
