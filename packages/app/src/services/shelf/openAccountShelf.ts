import {
  currentShelf,
  failedShelf,
  isKept,
  loadedShelf,
  shelfLoadSteps,
  type ShelfAction,
} from '@shuye/core-domain/shelf';
import { createRefusedChanges } from '../../storage/createRefusedChanges.ts';
import { addPresets } from './addPresets.ts';
import { createShelfSync, type ShelfSync } from './createShelfSync.ts';
import { mergeGuestShelf } from './mergeGuestShelf.ts';
import { newAccountFlag } from './newAccountFlag.ts';
import type { AccountShelfParts } from './ShelfSyncService.ts';

/** An account's shelf from now on in step with the server, the guest's books joined to it. Loaded only for accounts. */
export function openAccountShelf(
  parts: AccountShelfParts,
  page: Pick<Document, 'cookie'> = document,
): ShelfSync & { load: () => Promise<void> } {
  const { records, storage, userId, nowMs, shelf, showMessage, reportError } = parts;
  shelf.getState().setStatus({ isSynced: false });
  const refused = createRefusedChanges(storage);
  const sync = createShelfSync({
    ...parts,
    onSynced: () => {
      const asksToMerge = mergeGuestShelf({ records, storage, userId, nowMs });
      shelf.getState().setStatus(loadedShelf(shelf.getState(), asksToMerge));
    },
    onFailure: (failure) => {
      reportError(failure.tag);
      // A failure is said once, and not again each time that the sync is tried.
      const before = shelf.getState().failure;
      if (failure.kind === 'forced-empty' && before?.kind !== 'forced-empty') showMessage(failure.message);
      shelf.getState().setStatus(failedShelf(failure));
    },
    onRefused: (changes, message) => {
      const kept = currentShelf(records.read(userId)).filter(isKept);
      const titles = new Map(kept.map(({ bookId, keeping }) => [bookId, keeping.details.title]));
      const titleOf = ({ bookId }: ShelfAction): string => titles.get(bookId) ?? '';
      refused.add(changes.map((action) => ({ action, title: titleOf(action), message })));
      showMessage(message);
    },
  });

  return {
    ...sync,
    load: async () => {
      const flag = newAccountFlag(userId, page);
      for (const step of shelfLoadSteps(flag.isSet)) {
        if (step === 'add-presets') await addPresets(parts);
        else if (!(await sync.sync({ isSilent: true }))) return;
      }
      // The flag stays until here, since a load that failed is done again with its extra step.
      if (flag.isSet) flag.clear();
    },
  };
}
