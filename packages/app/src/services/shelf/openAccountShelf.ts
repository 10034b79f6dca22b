import { shelfLoadSteps } from '@shuye/core-domain/shelf';
import { addPresets } from './addPresets.ts';
import { createShelfSync, type ShelfSync } from './createShelfSync.ts';
import { joinGuestShelf } from './joinGuestShelf.ts';
import { newAccountNote } from './newAccountNote.ts';
import type { AccountShelfParts } from './ShelfKeeper.ts';

/** An account's shelf from now on in step with the server, the guest's books joined to it. Loaded only for accounts. */
export function openAccountShelf(
  parts: AccountShelfParts,
  page: Pick<Document, 'cookie'> = document,
): ShelfSync & { load: () => Promise<void> } {
  const { records, storage, userId, now, shelf, say, reportError } = parts;
  shelf.getState().tell({ isSynced: false });
  const sync = createShelfSync({
    ...parts,
    onSynced: () => {
      const asksToMerge = joinGuestShelf({ records, storage, userId, now });
      shelf.getState().tell({
        isReady: true,
        isSynced: true,
        pulls: shelf.getState().pulls + 1,
        failure: undefined,
        ...(asksToMerge && { asksToMerge }),
      });
    },
    onFailure: (failure) => {
      reportError(failure.tag);
      // Said once, and not again each time that it is tried.
      const before = shelf.getState().failure;
      if (failure.kind === 'forced-empty' && before?.kind !== 'forced-empty') say(failure.message);
      shelf.getState().tell({ isReady: true, ...(failure.kind !== 'silent' && { failure }) });
    },
    onRefused: say,
  });

  return {
    ...sync,
    load: async () => {
      const note = newAccountNote(userId, page);
      for (const step of shelfLoadSteps(note.isThere)) {
        if (step === 'add-presets') await addPresets(parts);
        else if (!(await sync.sync({ isSilent: true }))) return;
      }
      // Only now: a load that failed is done again with its extra step.
      if (note.isThere) note.drop();
    },
  };
}
