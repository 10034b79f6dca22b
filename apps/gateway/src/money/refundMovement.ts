const PREFIX = 'refunds:';

/** The ledger's name of the movement that takes the beans of an order back. */
export const refundMovement = (orderNo: string): string => `${PREFIX}${orderNo}`;

/** The order whose beans a movement took back; undefined of any other movement. */
export const refundedOrder = (movement: string): string | undefined =>
  movement.startsWith(PREFIX) ? movement.slice(PREFIX.length) : undefined;
