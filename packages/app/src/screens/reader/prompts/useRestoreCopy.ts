import type { Reader } from '@shuye/reader-engine';
import { useEffect } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';

/** Changes within this time are written at once. */
const UPDATE_AFTER_MS = 60_000;

/** Keeps the copy behind a restore code up to date while its reader reads; without a code it does nothing. */
export function useRestoreCopy(reader: Reader): void {
  const services = useServices();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!services.storage.read('restore_copy', Boolean)) return;
      import('../../../services/restore-copy/updateRestoreCopy.ts').then(
        ({ updateRestoreCopy }) => updateRestoreCopy(services),
        // Without a network there is nothing to write to either.
        () => undefined,
      );
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') update();
    };
    const unsubscribe = reader.subscribe(() => {
      timer ??= setTimeout(update, UPDATE_AFTER_MS);
    });
    document.addEventListener('visibilitychange', onHide);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      update();
    };
  }, [reader, services]);
}
