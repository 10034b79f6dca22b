import { QueryClientProvider } from '@tanstack/react-query';
import { LinkProvider } from '@shuye/ui';
import { useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Services } from '../services/Services.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { AppLink } from './AppLink.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { elderHost } from './elderHost.ts';
import { preloadPage } from './preloadRoute.ts';

export function App({ services }: { services: Services }) {
  const isElder = useStore(services.elderMode, ({ isOn }) => isOn);
  const adapted = useMemo(
    () => (isElder ? { ...services, host: elderHost(services.host) } : services),
    [services, isElder],
  );
  useLayoutEffect(() => {
    document.documentElement.dataset['textSize'] = isElder ? 'elder' : 'normal';
  }, [isElder]);

  return (
    <QueryClientProvider client={services.query}>
      <ServicesProvider value={adapted}>
        <LinkProvider linkAs={AppLink} preload={preloadPage}>
          <AppRoutes />
        </LinkProvider>
      </ServicesProvider>
    </QueryClientProvider>
  );
}
