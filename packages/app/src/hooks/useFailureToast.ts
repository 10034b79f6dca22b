import { failureMessage } from '@shuye/core-domain/error';
import { useEffect } from 'react';
import { useServices } from '../services/ServicesContext.tsx';

/** Says each failure once in a toast: the network's words, the server's, or the call's own where it gave none. */
export function useFailureToast(error: Error | null): void {
  const { toaster } = useServices();
  useEffect(() => {
    if (error) toaster.show(failureMessage(error));
  }, [error, toaster]);
}
