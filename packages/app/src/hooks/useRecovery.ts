import type { AppError } from '@shuye/core-domain/error';
import { useEffect, useRef } from 'react';
import { useOnline } from './useOnline.ts';

/** A failure for want of a network is tried again as soon as there is one. */
export function useRecovery(error: Pick<AppError, 'kind'> | undefined, retry: () => void): void {
  const kind = error?.kind;
  const isOnline = useOnline();
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);

  useEffect(() => {
    if (kind === 'offline' && isOnline) latest.current();
  }, [kind, isOnline]);
}
