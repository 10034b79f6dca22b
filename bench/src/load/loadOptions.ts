import { parseArgs } from 'node:util';

export interface LoadOptions {
  seconds: number;
  /** Requests a second. */
  rate: number;
  readers: number;
  /** How often the server is killed in the run. */
  kills: number;
  seed: number;
}

const USAGE = 'load.ts [--seconds 600] [--rate 500] [--readers 200] [--kills 2] [--seed 1]';

/** A whole number of at least `least`. */
const whole = (text: string, least: number): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) throw new TypeError(`Usage: ${USAGE}`);
  return value;
};

/** @throws TypeError naming the usage. */
export function loadOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '30' },
      rate: { type: 'string', default: '500' },
      readers: { type: 'string', default: '200' },
      kills: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
    },
  });
  return {
    seconds: whole(values.seconds, 3),
    rate: whole(values.rate, 1),
    readers: whole(values.readers, 1),
    kills: whole(values.kills, 0),
    seed: whole(values.seed, 0),
  };
}
