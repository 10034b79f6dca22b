import { useEffect, useState } from 'react';
import { useServices } from '../services/ServicesContext.tsx';

/** No second reload by itself within this time, in milliseconds. */
const PAUSE_MS = 60_000;
const KEY = 'code_reload';

const asTime = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/**
 * Loads the page afresh if `wanted`, once: not again soon, not offline (a reload would leave the reader with nothing), and
 * not where the reload could not be remembered. True while the page is about to go.
 */
export function useReloadOnce(wanted: boolean): boolean {
  const { host, session, nowMs, reloadPage } = useServices();
  const [reloads] = useState(() => {
    const last = session.read(KEY, asTime) ?? 0;
    // Written back as it was: shows whether the reload would be remembered.
    return wanted && host.bridge.isOnline() && nowMs() - last >= PAUSE_MS && session.write(KEY, last);
  });

  useEffect(() => {
    if (!reloads) return;
    session.write(KEY, nowMs());
    reloadPage();
  }, [reloads, session, nowMs, reloadPage]);

  return reloads;
}
