import { useCallback } from 'react';
import { mayNavigate } from '../services/mayNavigate.ts';
import { useServices } from '../services/ServicesContext.tsx';

/** Whether a page may be gone to now [ROUTE-61]. */
export function useCanNavigate(): (href: string) => boolean {
  const services = useServices();
  return useCallback((href) => mayNavigate(services, href), [services]);
}
