/** The two final states of a top-up; lower ones are on their way [ENUM-17] (D-164). */
export const OrderStatus = { Paid: 5, Closed: 6 } as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

export type OrderOutcome = 'paid' | 'closed' | 'pending';

/** What the server's number says; one that nobody knows is no verdict. */
export function orderOutcome(status: number): OrderOutcome {
  if (status === OrderStatus.Paid) return 'paid';
  return status === OrderStatus.Closed ? 'closed' : 'pending';
}
