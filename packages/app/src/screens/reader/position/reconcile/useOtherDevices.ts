import { isLoggedInId } from '@shuye/core-domain/member';
import { useCallback, useState } from 'react';
import { useServices } from '../../../../services/ServicesContext.tsx';
import type { Progress } from '../../../../stores/progressStore.ts';

export interface OtherDevices {
  /** Where this device reads may be told to the others. */
  maySync: boolean;
  /** Where this device left the book before it was opened now. */
  before: Progress | undefined;
  settle: () => void;
}

/** Holds back what an account's other devices would hear until it is settled where reading goes on; a guest has none. */
export function useOtherDevices(bookId: string): OtherDevices {
  const { userId, progress } = useServices();
  const [maySync, setMaySync] = useState(() => !isLoggedInId(userId()));
  const [before] = useState(() => progress.load(bookId));
  const settle = useCallback(() => setMaySync(true), []);
  return { maySync, before, settle };
}
