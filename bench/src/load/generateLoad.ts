import type { LoadOptions } from './loadOptions.ts';
import type { Planned } from './requestMix.ts';
import type { LoadServer } from './serverProcess.ts';
import { sendPlanned } from './sendPlanned.ts';

export interface Outage {
  /** Milliseconds since the beginning of the run. */
  from: number;
  until: number;
}

export interface LoadResult {
  sent: number;
  /** From the moment that a request was due to its whole answer, outside the outages, in milliseconds. */
  times: number[];
  /** What went wrong outside the outages, one sentence each. */
  errors: string[];
  /** Requests that an outage broke. */
  broken: number;
  outages: Outage[];
  /** Changes whose answer never came: they are sent again, under their keys. */
  inDoubt: Planned[];
}

/** The least that a timer waits, in milliseconds. */
const TICK = 1;

const isIn = (outages: readonly Outage[], from: number, until: number): boolean =>
  outages.some((outage) => from < outage.until && until > outage.from);

/** Sends at a fixed rate, whatever the answers do, and kills the server now and then. */
export async function generateLoad(
  server: LoadServer,
  { seconds, rate, kills }: LoadOptions,
  next: () => Planned,
): Promise<LoadResult> {
  const result: LoadResult = { sent: 0, times: [], errors: [], broken: 0, outages: [], inDoubt: [] };
  const began = performance.now();
  const nowMs = (): number => performance.now() - began;
  const done: { due: number; at: number; problem?: string }[] = [];
  const open = new Set<Promise<void>>();

  const sendOne = async (due: number): Promise<void> => {
    const planned = next();
    const problem = await sendPlanned(server.port, planned);
    if (planned.change && problem !== undefined) result.inDoubt.push(planned);
    done.push({ due, at: nowMs(), ...(problem === undefined ? {} : { problem }) });
  };

  const killing = (async (): Promise<void> => {
    for (let at = 1; at <= kills; at += 1) {
      const due = (seconds * 1000 * at) / (kills + 1);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - nowMs())));
      const outage = { from: nowMs(), until: Number.POSITIVE_INFINITY };
      result.outages.push(outage);
      await server.killAndStart();
      outage.until = nowMs();
    }
  })();

  for (let due = 0; due < seconds * 1000; due = (result.sent * 1000) / rate) {
    const early = due - nowMs();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, Math.max(TICK, early)));
    result.sent += 1;
    const sending = sendOne(due).finally(() => open.delete(sending));
    open.add(sending);
  }
  await killing;
  await Promise.all(open);

  for (const { due, at, problem } of done) {
    if (isIn(result.outages, due, at)) result.broken += Number(problem !== undefined);
    else if (problem === undefined) result.times.push(at - due);
    else result.errors.push(problem);
  }
  return result;
}
