import { setTimeout as pause } from 'node:timers/promises';
import { sendPurchase, sendSync, type Planned } from './requestMix.ts';
import { sendPlanned } from './sendPlanned.ts';

/** As a device does that waits for the network. */
const PAUSE_MS = 250;
const MAX_TRIES = 120;

/**
 * Sends changes whose answer never came again, under their keys.
 * @throws Error where one is not taken.
 */
export async function sendAgain(port: number, inDoubt: readonly Planned[], soldBookId: string): Promise<void> {
  for (const { change, reader } of inDoubt) {
    if (!change || !reader) continue;
    for (let tries = 1; ; tries += 1) {
      const outgoing = change.kind === 'sync' ? sendSync(reader, change) : sendPurchase(reader, change, soldBookId);
      const problem = await sendPlanned(port, { outgoing, change, reader });
      if (problem === undefined) break;
      if (tries >= MAX_TRIES) throw new Error(`A change cannot be sent again: ${problem}`);
      await pause(PAUSE_MS);
    }
  }
}
