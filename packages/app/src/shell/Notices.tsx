import { Toaster } from '@shuye/ui';
import { useStore } from 'zustand';
import type { Services } from '../services/Services.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { NetworkMonitor } from './NetworkMonitor.tsx';

/** How long a toast stays at least in 长辈版, in milliseconds. */
const ELDER_TOAST_MS = 5000;

export function Notices({ services }: { services: Services }) {
  const isElder = useStore(services.elderMode, ({ isOn }) => isOn);
  return (
    <ServicesProvider value={services}>
      <NetworkMonitor />
      <Toaster toaster={services.toaster} minimumMs={isElder ? ELDER_TOAST_MS : 0} />
    </ServicesProvider>
  );
}
