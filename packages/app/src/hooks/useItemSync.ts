import { useEffect } from 'react';
import { keepInStep, type ItemStore, type Synced } from '../services/keepInStep.ts';
import { useServices } from '../services/ServicesContext.tsx';

export function useItemSync<Record extends Synced>(store: ItemStore<Record>, sync: () => Promise<unknown>): void {
  const { host } = useServices();
  useEffect(() => keepInStep(store, sync, host.bridge, document), [store, sync, host]);
}
