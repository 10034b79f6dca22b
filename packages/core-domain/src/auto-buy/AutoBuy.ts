/** What a reader agreed to when they had the chapters of a book bought as they come to them. */
export interface AutoBuyTerms {
  /** Beans, before tickets, that one chapter may cost. */
  chapterLimit: number;
  /** Beans of the balance that one day in Shanghai may cost. */
  dayLimit: number;
}

/** A book whose chapters are bought by themselves. */
export interface AutoBuy extends AutoBuyTerms {
  bookId: string;
  title: string;
  /** Beans of the balance that went for it today. */
  spentToday: number;
}

/** Day limits that a reader chooses from, beans. */
export const autoBuyDayLimits = [50, 100, 200, 500] as const;
export const DEFAULT_DAY_LIMIT = 100;

/** Books of one account that are bought by themselves at the same time. */
export const MAX_AUTO_BUYS = 200;
