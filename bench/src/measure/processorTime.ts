import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of the processor that the threads of a running process have used, to the nanosecond. */
export function processorTime(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`;
  const spent = readdirSync(tasks).map((thread) =>
    Number(readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return spent.reduce((sum, one) => sum + one, 0) / 1e9;
}
