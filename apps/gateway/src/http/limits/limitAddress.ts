import type { RateKind, RateLimits } from './createRateLimits.ts';

/** Health checks must be answered above all when the gateway is busy. */
const UNCOUNTED: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const kindOf = (method: string, path: string): RateKind => {
  if (path.startsWith('/covers/') || path.startsWith('/content/')) return 'file';
  if (method === 'POST' && path === '/feedback') return 'change';
  return method === 'POST' && (path === '/login' || path.startsWith('/login/')) ? 'login' : 'address';
};

/**
 * Counts a request by the address that it comes from, before anything else is read of it.
 * @throws TooManyRequests
 */
export function limitAddress(limits: RateLimits, method: string, path: string, address: string): void {
  if (!UNCOUNTED.has(path)) limits.admit(kindOf(method, path), address);
}
