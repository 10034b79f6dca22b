import { parseArgs } from 'node:util';
import { clusterParts, type PartName } from './killPart.ts';

export interface ClusterOptions {
  /** Of the loads on 1, 2 and 3 gateways, each as long as `seconds`. */
  rounds: number;
  seconds: number;
  /** Requests a second that one gateway carries. */
  rate: number;
  readers: number;
  /** How often each part dies. */
  deaths: number;
  /** That die, in this order. */
  parts: readonly PartName[];
  seed: number;
}

const USAGE =
  'cluster.ts [--rounds 5] [--seconds 6] [--rate 100] [--readers 60] [--deaths 2] [--parts gateway,redis] [--seed 1]';

function whole(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new TypeError(`Usage: ${USAGE}`);
  return Number(text);
}

function part(text: string): PartName {
  const found = clusterParts.find((name) => name === text);
  if (!found) throw new TypeError(`Usage: ${USAGE}`);
  return found;
}

/** @throws TypeError naming the usage. */
export function clusterOptions(args: readonly string[]): ClusterOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '6' },
      rate: { type: 'string', default: '100' },
      readers: { type: 'string', default: '60' },
      deaths: { type: 'string', default: '2' },
      parts: { type: 'string', default: clusterParts.join() },
      seed: { type: 'string', default: '1' },
    },
  });
  return {
    rounds: whole(values.rounds),
    seconds: whole(values.seconds),
    rate: whole(values.rate),
    readers: whole(values.readers),
    deaths: whole(values.deaths),
    parts: values.parts.split(',').map(part),
    seed: whole(values.seed),
  };
}
