import { readFileSync } from 'node:fs';

/** What Linux counts in on every machine of today. */
const TICKS_A_SECOND = 100;

/** Seconds of the processor that a process has used. */
export function processorTime(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, which may hold anything, ends at the last bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
