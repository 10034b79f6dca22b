import { mergeEntries } from './mergeEntries.ts';
import { entryOfAction, type ShelfAction } from './ShelfAction.ts';
import type { ShelfEntry } from './ShelfEntry.ts';

/** A device's clock may be ahead of the server's by this much, in milliseconds; stamps further ahead are set back. */
export const STAMP_LEEWAY_MS = 5 * 60_000;

export interface ReceivingShelf {
  entries: Iterable<ShelfEntry>;
  lastSequences: ReadonlyMap<string, number>;
}

export interface ReceivedActions {
  /** The named books as they are from now on; they and the sequences are to be stored in one transaction. */
  entries: readonly ShelfEntry[];
  lastSequences: ReadonlyMap<string, number>;
}

const byTime = (a: ShelfAction, b: ShelfAction): number => a.at.time - b.at.time || a.sequence - b.sequence;

/**
 * Each action counts once, so that a late or repeated call changes nothing. Stamps beyond the leeway after
 * `receivedAt`, ms, are set back in their order, but never behind the change that their device had seen.
 */
export function applyClientActions(
  { entries, lastSequences }: ReceivingShelf,
  actions: readonly ShelfAction[],
  receivedAt: number,
): ReceivedActions {
  const isNew = ({ at, sequence }: ShelfAction) => sequence === 0 || sequence > (lastSequences.get(at.device) ?? 0);
  const fresh = actions.filter(isNew).sort(byTime);
  const limit = receivedAt + STAMP_LEEWAY_MS;
  let early = fresh.filter(({ at }) => at.time > limit).length;

  const stored = new Map(Array.from(entries, (entry) => [entry.bookId, entry]));
  const sequences = new Map(lastSequences);
  const changed = new Map<string, ShelfEntry>();
  for (const action of fresh) {
    const { bookId, sequence, at } = action;
    const known = stored.get(bookId);
    const ceiling = at.time > limit ? limit - --early : limit;
    const time = Math.min(at.time, Math.max(ceiling, (known?.newest.time ?? 0) + 1));
    const entry = entryOfAction({ ...action, at: { ...at, time } });
    if (!entry) continue;
    const merged = known ? mergeEntries(known, entry) : entry;
    stored.set(bookId, merged);
    changed.set(bookId, merged);
    if (sequence > (sequences.get(at.device) ?? 0)) sequences.set(at.device, sequence);
  }
  return { entries: [...changed.values()], lastSequences: sequences };
}
