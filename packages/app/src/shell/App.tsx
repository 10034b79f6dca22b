import { QueryClientProvider } from '@tanstack/react-query';
import { LinkProvider, Toaster } from '@shuye/ui';
import type { Services } from '../services/Services.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { AppLink } from './AppLink.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { NetworkMonitor } from './NetworkMonitor.tsx';
import { preloadPage } from './preloadRoute.ts';

/** The whole application inside a router: services, server state, pages, toasts. */
export function App({ services }: { services: Services }) {
  return (
    <QueryClientProvider client={services.query}>
      <ServicesProvider value={services}>
        <LinkProvider linkAs={AppLink} preload={preloadPage}>
          <AppRoutes />
          <NetworkMonitor />
          <Toaster toaster={services.toaster} />
        </LinkProvider>
      </ServicesProvider>
    </QueryClientProvider>
  );
}
