import { MoneyFailure } from '../MoneyFailure.ts';
import { parseDay } from './parseDay.ts';

const A_DAY_MS = 86_400_000;

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** From the beginning of the first day to the end of the last, in milliseconds; without one, from the first and to the end of all. */
export function parsePeriod({ from, to }: Days): { fromMs: number; toMs: number } {
  const fromMs = from === undefined ? 0 : parseDay(from);
  const toMs = to === undefined ? Number.MAX_SAFE_INTEGER : parseDay(to) + A_DAY_MS;
  if (fromMs < toMs) return { fromMs, toMs };
  throw new MoneyFailure(`--from is ${from}, a day after --to ${to}.`);
}
