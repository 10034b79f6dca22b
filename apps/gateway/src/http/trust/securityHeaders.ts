import type { MiddlewareHandler } from 'hono';

/**
 * What every answer carries unless its route says something else. Nothing that the gateway gives away runs, loads or
 * is framed anywhere: pictures and covers may hold vector drawings.
 */
const BASELINE: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // What is refused now may be granted the next moment, and what is one reader's is not another's.
  'cache-control': 'no-store',
};

/** Gives every answer the headers that keep it harmless, errors too; it stands before everything that answers. */
export const securityHeaders = (): MiddlewareHandler => async (http, next) => {
  await next();
  for (const [name, value] of Object.entries(BASELINE)) {
    if (!http.res.headers.has(name)) http.res.headers.set(name, value);
  }
};
