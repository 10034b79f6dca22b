import { TicketStatus, type BeanTicket } from '../ticket/BeanTicket.ts';

/** A usable ticket of five beans that ends a day after the builders' server time. */
export const aTicket = (change: Partial<BeanTicket> = {}): BeanTicket => ({
  beanId: 't1',
  name: '5书豆豆券',
  amount: 5,
  balance: change.amount ?? 5,
  expiresAt: 1_790_086_400,
  status: TicketStatus.Usable,
  ...change,
});
