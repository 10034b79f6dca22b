import type { Planned } from './requestMix.ts';
import { send } from './send.ts';

/** What every call answers that went well, whichever field it reads its state from. */
const GOOD = /^\{"(?:state|status|code)":"?(?:200|1)"?[,}]/;

/**
 * Sends a planned request and notes in its reader's journal whether it was acknowledged.
 * @returns What went wrong, in one sentence; undefined where all went well.
 */
export async function sendPlanned(port: number, { outgoing, change, reader }: Planned): Promise<string | undefined> {
  const incoming = await send(port, outgoing);
  const isGood = incoming?.status === 200 && GOOD.test(incoming.body);
  if (change) change.isAcknowledged = isGood;
  // A shelf change in doubt is sent again before the device's next one.
  if (reader && change?.kind === 'sync' && isGood) reader.isSyncing = false;
  return isGood ? undefined : `${outgoing.path.split('?')[0]}: ${incoming?.status} ${incoming?.body}`;
}
