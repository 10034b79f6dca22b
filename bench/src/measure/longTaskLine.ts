import { verdictLine } from './verdictLine.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/**
 * How often the page stood still for over 50 ms. The verdict is about its own work; on a busy machine tasks last longer,
 * because they wait for a processor, and those are said beside it.
 */
export function longTaskLine(what: string, busy: readonly number[], lasting: readonly number[]): string {
  const found = `${sum(busy)} (${sum(lasting)} with the waiting for a processor)`;
  return verdictLine(what, found, '0', sum(busy) === 0);
}
