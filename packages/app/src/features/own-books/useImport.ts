import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import type { Outcome } from './createBookWorker.ts';
import { createImporter, type Importer } from './createImporter.ts';
import { loadOwnShelf, ownerOf } from './ownShelf.ts';
import { makeOwnBookWorker } from './ownBookWorker.ts';
import { dropEdition } from './ownBooks.ts';
import type { BookPreview, ImportFault, ImportSettings } from './worker/BookPreview.ts';

/** A pattern is looked for once its reader pauses, ms. */
const TYPING_MS = 250;

export interface ImportState {
  step: 'reading' | 'ready' | 'keeping';
  /** Progress, from 0 to 1. */
  share: number;
  /** The newest; it stays while the next one is on its way. */
  preview?: BookPreview;
  fault?: ImportFault;
}

export interface FileImport extends ImportState {
  settings: ImportSettings;
  change: (settings: ImportSettings) => void;
  /** Keeps the book as it was previewed; gives its id, undefined where that failed. */
  keep: (names: { title: string; author: string }) => Promise<string | undefined>;
}

/** One file on its way to the shelf: read anew with each setting, and kept when its reader says so. Leaving ends the work. */
export function useImport(file: File): FileImport {
  const services = useServices();
  const { randomId } = services;
  const [state, setState] = useState<ImportState>({ step: 'reading', share: 0 });
  const [settings, setSettings] = useState<ImportSettings>({});
  const importer = useRef<Importer>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const edition = useRef<string>(undefined);

  const show = useCallback((outcome: Outcome<BookPreview>) => {
    if (outcome.kind === 'done') setState({ step: 'ready', share: 1, preview: outcome.value });
    if (outcome.kind === 'failed')
      setState(({ preview }) => ({ step: 'ready', share: 0, fault: outcome.fault, ...(preview && { preview }) }));
  }, []);
  const read = useCallback(
    (given: ImportSettings) => {
      setState(({ preview }) => ({ step: 'reading', share: 0, ...(preview && { preview }) }));
      void importer.current?.preview(given).then(show);
    },
    [show],
  );

  useEffect(() => {
    const made = createImporter(file, makeOwnBookWorker, (share) => setState((now) => ({ ...now, share })));
    importer.current = made;
    void made.preview({}).then(show);
    return () => {
      clearTimeout(timer.current);
      made.close();
      // The worker that was ended may have written a part.
      if (edition.current !== undefined) dropEdition(edition.current).catch((cause: unknown) => console.info(cause));
    };
  }, [file, show]);

  const change = useCallback(
    (given: ImportSettings) => {
      setSettings(given);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => read(given), TYPING_MS);
    },
    [read],
  );

  const keep = useCallback(
    async ({ title, author }: { title: string; author: string }) => {
      edition.current = randomId();
      setState((now) => ({ ...now, step: 'keeping', share: 0 }));
      // Asks the browser not to clear what was kept; it may say no.
      void navigator.storage?.persist?.().catch(() => false);
      const keeping = { title, author, owner: ownerOf(services.userId()), edition: edition.current };
      const outcome = await importer.current?.keep(keeping);
      if (outcome?.kind !== 'done') {
        if (outcome) show(outcome);
        return undefined;
      }
      edition.current = undefined;
      await loadOwnShelf(services);
      return outcome.value;
    },
    [randomId, services, show],
  );

  return { ...state, settings, change, keep };
}
