import { setTimeout as pause } from 'node:timers/promises';
import { processorTime } from '../measure/processorTime.ts';
import type { Planned } from '../load/requestMix.ts';
import type { LoadServer } from '../load/serverProcess.ts';
import { steadyLoad } from './steadyLoad.ts';

/** How many gateways carry how many requests a second together. */
export interface Trial {
  gateways: number;
  rate: number;
}

export interface TrialResult extends Trial {
  /** Processor time of all gateways a request in milliseconds, beyond what they use without a load; one a round. */
  costs: number[];
  /** The same of a bare server that answers as many requests a second as each of them meanwhile. */
  bare: number[];
  /** Of every answer, in milliseconds from when its request was due. */
  times: number[];
}

export interface CostParts {
  /** See `hello.ts`. */
  bareServer: LoadServer;
  ports: readonly number[];
  pids: () => readonly (number | undefined)[];
  next: () => Planned;
  /** Is told of what went wrong, and of what has to be sent again. */
  onEnd: (problems: readonly string[], inDoubt: readonly Planned[]) => Promise<void>;
}

/** How long the gateways are watched without a load. */
const IDLE_MS = 8000;
/** Until code is compiled and connections are open. */
const WARM_UP = { gateways: 3, rate: 300 };
const WARM_UP_S = 30;
const HELLO: Planned = { outgoing: { method: 'GET', path: '/' } };

/** A gateway alone; two and three of which each carries as much; three that share what one carries. */
const trialsOf = (rate: number): readonly Trial[] => [
  { gateways: 1, rate },
  { gateways: 2, rate: 2 * rate },
  { gateways: 3, rate: 3 * rate },
  { gateways: 3, rate },
];

/**
 * Loads gateways in turn, from another one on in every round, so that none is warmer than the others. All parts share
 * the processors of one machine: what a request costs only because more of them are busy or caches are cold, a bare
 * server beside them pays, too.
 * @param options.rate Requests a second that one gateway carries.
 * @param options.seconds Of each trial.
 * @returns The trials' results, and the share of a processor that one gateway uses without a load.
 */
export async function compareCosts(
  { bareServer, ports, pids, next, onEnd }: CostParts,
  { rate, rounds, seconds }: { rate: number; rounds: number; seconds: number },
): Promise<{ results: readonly TrialResult[]; idle: number }> {
  const used = (): number => pids().reduce<number>((sum, pid) => sum + processorTime(pid), 0);
  // The balancer asks each twice a second whether it is ready, whatever there is to do.
  const beforeIdle = used();
  await pause(IDLE_MS);
  const idle = ((used() - beforeIdle) * 1000) / IDLE_MS;

  const run = async (trial: Trial, round: number, lengthS: number) => {
    const turned = [...ports.slice(round % ports.length), ...ports];
    const before = used();
    const bareBefore = bareServer.processorTime();
    const load = steadyLoad(turned.slice(0, trial.gateways), trial.rate, next);
    const bareLoad = steadyLoad([bareServer.port], trial.rate / trial.gateways, () => HELLO);
    await pause(lengthS * 1000);
    const { sent, inDoubt } = await load.end();
    const spent = used() - before - (idle * load.nowMs()) / 1000;
    const { sent: hellos } = await bareLoad.end();
    const bareSpent = bareServer.processorTime() - bareBefore;
    await onEnd(
      sent.flatMap(({ problem }) => (problem === undefined ? [] : [problem])),
      inDoubt,
    );
    return {
      cost: (spent * 1000) / sent.length,
      bare: (bareSpent * 1000) / hellos.length,
      times: sent.map(({ due, at }) => at - due),
    };
  };

  const results = trialsOf(rate).map((trial) => ({
    ...trial,
    costs: [] as number[],
    bare: [] as number[],
    times: [] as number[],
  }));
  if (rounds > 0) await run(WARM_UP, 0, WARM_UP_S);
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % results.length;
    for (const result of [...results.slice(turn), ...results.slice(0, turn)]) {
      const { cost, bare, times } = await run(result, round, seconds);
      result.costs.push(cost);
      result.bare.push(bare);
      result.times.push(...times);
    }
  }
  return { results, idle: idle / ports.length };
}
