/** Limits that a reader agreed to: beans before tickets for a chapter, beans of the balance for a day in Shanghai. */
export interface AutoBuyTerms {
  chapterLimit: number;
  dayLimit: number;
}

export interface AutoBuy extends AutoBuyTerms {
  bookId: string;
  title: string;
  spentToday: number;
}

export const autoBuyDayLimits = [50, 100, 200, 500] as const;
export const DEFAULT_DAY_LIMIT = 100;

export const MAX_AUTO_BUYS = 200;
