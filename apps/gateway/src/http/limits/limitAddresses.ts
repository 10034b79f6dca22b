import type { MiddlewareHandler } from 'hono';
import { answerTooMany } from './answerTooMany.ts';
import { clientAddress } from './clientAddress.ts';
import type { RateKind, RateLimits } from './createRateLimits.ts';
import { TooMany } from './TooMany.ts';

/** Whoever watches over the gateway must hear of it most of all when it is busy. */
const UNCOUNTED = ['/healthz', '/readyz'];

const kindOf = (method: string, path: string): RateKind => {
  if (/^\/(?:covers|content)\//.test(path)) return 'file';
  if (method === 'POST' && path === '/feedback') return 'change';
  return method === 'POST' && /^\/login(?:\/|$)/.test(path) ? 'login' : 'address';
};

/** Counts requests by the address that they come from, before anything is read of them. */
export const limitAddresses =
  (limits: RateLimits, trustedProxies: number): MiddlewareHandler =>
  async (http, next) => {
    const { method, path } = http.req;
    if (UNCOUNTED.includes(path)) return next();
    try {
      limits.admit(kindOf(method, path), clientAddress(http, trustedProxies));
    } catch (error) {
      if (error instanceof TooMany) return answerTooMany(http, error);
      throw error;
    }
    return next();
  };
