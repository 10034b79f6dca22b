import { safeTarget } from '@shuye/core-domain/address';
import { matchRoute } from './matchRoute.ts';

/** A page of ours that waits for beans or a membership, as an address names it; undefined for anything else [PAY-02]. */
export function parseReturnPath(address: string | null): string | undefined {
  const path = address?.startsWith('/') ? safeTarget(address) : undefined;
  const route = path === undefined ? undefined : matchRoute(path.replace(/[?#].*$/, ''))?.route;
  return route && route.name !== 'topUp' ? path : undefined;
}
