/** State of the entry of a top-up whose purchase is the entry before it: the page that lacked the beans led there. */
export const openedByPurchase = 1;
