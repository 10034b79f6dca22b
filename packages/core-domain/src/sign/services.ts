/** The servers of the product: each may have an address of its own, and signs its calls with a key of its own (D-025, D-030). */
export const services = [
  'account',
  'ad',
  'bff',
  'book',
  'bookstore',
  'comment',
  'event',
  'gift',
  'interest',
  'novel',
  'pay',
  'recommend',
  'report',
  'resource',
  'search',
  'shelf',
  'spend',
  'ticket',
  'vip',
] as const;

export type Service = (typeof services)[number];
