import { parseArgs } from 'node:util';

export interface SoakOptions {
  minutes: number;
  /** Requests a second. */
  rate: number;
  readers: number;
  /** Seconds between two looks. */
  every: number;
  seed: number;
}

const USAGE = 'soak.ts [--minutes 5] [--rate 25] [--readers 100] [--every 30] [--seed 1]';

function whole(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new TypeError(`Usage: ${USAGE}`);
  return Number(text);
}

/** @throws TypeError naming the usage. */
export function soakOptions(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '5' },
      rate: { type: 'string', default: '25' },
      readers: { type: 'string', default: '100' },
      every: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
    },
  });
  return {
    minutes: whole(values.minutes),
    rate: whole(values.rate),
    readers: whole(values.readers),
    every: whole(values.every),
    seed: whole(values.seed),
  };
}
