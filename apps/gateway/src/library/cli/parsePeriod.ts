import { ImportFailure } from '@shuye/book-importer';
import { parseDay } from './parseDay.ts';

const A_DAY_MS = 86_400_000;

/** The options of a command that counts days. */
export const periodArgs = {
  from: { type: 'string', description: 'First day, such as 2026-11-01, in China time' },
  to: { type: 'string', description: 'Last day, in China time' },
} as const;

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * From the beginning of the first day to the end of the last, in milliseconds; without one, from the first and to the end
 * of all. @throws ImportFailure saying what is wrong with the days.
 */
export function parsePeriod({ from, to }: Days): { fromMs: number; toMs: number } {
  const fromMs = from === undefined ? 0 : parseDay(from);
  const toMs = to === undefined ? Number.MAX_SAFE_INTEGER : parseDay(to) + A_DAY_MS;
  if (fromMs < toMs) return { fromMs, toMs };
  throw new ImportFailure(`--from is ${from}, a day after --to ${to}.`, 'Exchange the two.');
}
