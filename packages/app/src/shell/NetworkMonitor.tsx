import { messages } from '@shuye/core-domain/error';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import { useOnline } from '../hooks/useOnline.ts';

/** Says once that the network has gone [NET-02] [ERR-02]; a page that was opened without one says so itself. */
export function NetworkMonitor() {
  const { toaster } = useServices();
  const isOnline = useOnline();
  const before = useRef(isOnline);

  useEffect(() => {
    if (before.current && !isOnline) toaster.show(messages.offline);
    before.current = isOnline;
  }, [toaster, isOnline]);

  return null;
}
