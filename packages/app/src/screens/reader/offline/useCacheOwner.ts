import { isLoggedInId } from '@shuye/core-domain/member';
import { useServices } from '../../../services/ServicesContext.tsx';

/** Whose texts this device may show now: the account's id, '' for a guest. */
export function useCacheOwner(): string {
  const userId = useServices().userId();
  return isLoggedInId(userId) ? userId : '';
}
