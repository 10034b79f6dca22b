import { useEffect } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';

const asIs = (value: unknown): unknown => value;

/** Shows what another tab changed of the settings: at once, and when this page is seen again or its window is chosen beside another. */
export function useStoredSettings(): void {
  const { readerSettings, storage } = useServices();
  useEffect(() => {
    const look = (): void => {
      const { settings, change } = readerSettings.getState();
      const stored = storage.read('reader_settings', asIs);
      if (stored === undefined || JSON.stringify(stored) === JSON.stringify(settings)) return;
      if (document.visibilityState === 'visible') change({});
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [readerSettings, storage]);
}
