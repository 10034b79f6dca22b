import { cpus } from 'node:os';

/** How long is looked at, ms. */
const SPAN_MS = 5000;
/** What may be left over (0 to 1) before it is called idle: some of it is no more than waiting between two files. */
const IDLE = 0.15;

interface Times {
  idle: number;
  all: number;
}

const sum = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

function timesNow(): Times {
  const times = cpus().map((cpu) => cpu.times);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((each) => Object.values(each))) };
}

/** Comes once the processors of this machine had too little to do for some seconds; holds no process. */
export function idleProcessors(read: () => Times = timesNow, spanMs = SPAN_MS): Promise<void> {
  return new Promise((found) => {
    let before = read();
    const watch = setInterval(() => {
      const now = read();
      const isIdle = now.idle - before.idle > IDLE * (now.all - before.all);
      before = now;
      if (!isIdle) return;
      clearInterval(watch);
      found();
    }, spanMs);
    watch.unref();
  });
}
