import { messages } from '@shuye/core-domain/error';
import { NETWORK_POLL_MS } from '@shuye/core-domain/network';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../services/ServicesContext.tsx';

/** A retry that waits for the network: says that there is none, looks again and again, and runs `retry` once there is. */
export function useRetryOnline(retry: () => void): () => void {
  const { host, toaster } = useServices();
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);

  return useCallback(() => {
    clearInterval(timer.current);
    if (host.bridge.isOnline()) {
      retry();
      return;
    }
    toaster.show(messages.offline);
    timer.current = setInterval(() => {
      if (!host.bridge.isOnline()) return;
      clearInterval(timer.current);
      retry();
    }, NETWORK_POLL_MS);
  }, [host, toaster, retry]);
}
