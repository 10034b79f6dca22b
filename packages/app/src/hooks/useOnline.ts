import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesContext.tsx';

/** Whether the device has a network, as its host tells [NET-02]. */
export function useOnline(): boolean {
  const { bridge } = useServices().host;
  return useSyncExternalStore(bridge.onNetworkChange, bridge.isOnline, () => true);
}
