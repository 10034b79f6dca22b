import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProcess } from './startProcess.ts';

const RETRY_MS = 50;

export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

async function answers(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(1000) });
    return ok;
  } catch {
    return false;
  }
}

/** @throws StartFailure when the process ends before it answers, or has not answered after `timeoutMs`. */
export async function waitForHttp(running: RunningProcess, address: string, timeoutMs = 20_000): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  let end: number | string | undefined;
  void running.ended.then((how) => {
    end = how;
  });
  while (!(await answers(address))) {
    const lines = running.lastLines().join('\n');
    if (end !== undefined) throw new StartFailure(`${running.name} ended (${end}) while starting:\n${lines}`);
    if (Date.now() > giveUpAt) throw new StartFailure(`${running.name} does not answer at ${address}:\n${lines}`);
    await pause(RETRY_MS);
  }
}
