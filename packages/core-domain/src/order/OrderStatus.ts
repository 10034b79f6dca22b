/** The two final states of a top-up; lower ones are on their way [ENUM-17] (D-164). */
export const OrderStatus = { Paid: 5, Closed: 6 } as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

export type OrderOutcome = 'paid' | 'closed' | 'pending';

/** The outcome of a status number; an unknown one decides nothing. */
export function orderOutcome(status: number): OrderOutcome {
  if (status === OrderStatus.Paid) return 'paid';
  return status === OrderStatus.Closed ? 'closed' : 'pending';
}
