import type { RateKind, RateLimits } from './createRateLimits.ts';

/** Health checks must be answered above all when the gateway is busy. */
export const UNCOUNTED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/library-version']);

const kindOf = (method: string, path: string): RateKind => {
  if (path.startsWith('/covers/') || path.startsWith('/content/')) return 'file';
  if (method === 'POST' && path === '/feedback') return 'feedback';
  return method === 'POST' && (path === '/login' || path.startsWith('/login/')) ? 'login' : 'address';
};

/**
 * Counts a request by the address that it comes from, before anything else is read of it; what pages are rendered from,
 * apart from what their visitor asks for.
 * @throws TooManyRequests
 */
export function limitAddress(limits: RateLimits, { method, headers }: Request, path: string, address: string): void {
  if (UNCOUNTED.has(path)) return;
  const kind = kindOf(method, path);
  limits.admit((kind === 'address' || kind === 'file') && limits.isRendering(headers) ? 'rendering' : kind, address);
  if (method === 'POST' && path === '/login/code') limits.admit('code', address);
}
