import type { Planned } from '../load/requestMix.ts';
import { sendPlanned } from '../load/sendPlanned.ts';

export interface Sent {
  /** Milliseconds since the load began. */
  due: number;
  at: number;
  isRead: boolean;
  /** One sentence; undefined where all went well. */
  problem: string | undefined;
}

export interface SteadyLoad {
  /** Since it began, in milliseconds. */
  nowMs: () => number;
  /** Ends it, and resolves when all that was sent has been answered or has broken. */
  end: () => Promise<{ sent: Sent[]; inDoubt: Planned[] }>;
}

/** Sends at a fixed rate, whatever the answers do, to each of the ports in turn, until it is ended. */
export function steadyLoad(ports: readonly number[], rate: number, next: () => Planned): SteadyLoad {
  const sent: Sent[] = [];
  const inDoubt: Planned[] = [];
  const open = new Set<Promise<void>>();
  const began = performance.now();
  const nowMs = (): number => performance.now() - began;
  const over = new AbortController();
  let count = 0;

  const sendOne = async (due: number, port: number): Promise<void> => {
    const planned = next();
    const problem = await sendPlanned(port, planned);
    if (planned.change && problem !== undefined) inDoubt.push(planned);
    sent.push({ due, at: nowMs(), isRead: planned.change === undefined, problem });
  };

  const sending = (async (): Promise<void> => {
    while (!over.signal.aborted) {
      const due = (count * 1000) / rate;
      const early = due - nowMs();
      // A timer drops what is not a whole millisecond, and would send before its time.
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(early)));
      const one = sendOne(due, ports[count % ports.length] ?? 0).finally(() => open.delete(one));
      open.add(one);
      count += 1;
    }
  })();

  return {
    nowMs,
    end: async () => {
      over.abort();
      await sending;
      await Promise.all(open);
      return { sent, inDoubt };
    },
  };
}
