import { refusePurchase } from './refusePurchase.ts';

const IN_PROGRESS = 999;

interface Running {
  key: string | undefined;
  requests: number;
}

/** What this process is selling at the moment. */
const running = new Map<string, Running>();

/**
 * Lets one purchase of a thing by an account run at a time: a second tap is told that the first is being handled (F7).
 * Repetitions of the same request, which share a key, go through to their one answer. This only spares the second tap
 * its wait: what is owned already is refused by the database in any case.
 * @throws CallError 999 while another request buys the same.
 */
export async function onePurchaseAtATime<Answer>(
  thing: string,
  key: string | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const other = running.get(thing);
  if (other && (key === undefined || other.key !== key)) throw refusePurchase(IN_PROGRESS);
  const mine = other ?? { key, requests: 0 };
  mine.requests += 1;
  running.set(thing, mine);
  try {
    return await work();
  } finally {
    mine.requests -= 1;
    if (mine.requests === 0) running.delete(thing);
  }
}
