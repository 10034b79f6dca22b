/**
 * Lets one purchase of a thing by an account run at a time: a second tap is told that the first is being handled (F7).
 * Repetitions of the same request, which share an idempotency key, go through to their one answer. This only spares the
 * second tap its wait: what is owned already is rejected by the database in any case.
 * @throws CallError 999 while another request buys the same.
 */
export type PurchaseLock = <Answer>(
  lockKey: string,
  idempotencyKey: string | undefined,
  work: () => Promise<Answer>,
) => Promise<Answer>;
