/** State of the entry of a top-up whose purchase is the entry before it: the page that lacked the beans led there. */
export const OPENS_TOP_UP = { isOpened: true } as const;

export const isOpenedByPurchase = (state: unknown): boolean =>
  (state as Partial<typeof OPENS_TOP_UP> | null)?.isOpened === true;
