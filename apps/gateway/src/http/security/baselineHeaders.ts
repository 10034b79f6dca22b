/**
 * What every answer carries unless its route says something else. Nothing that the gateway gives away runs, loads or
 * is framed anywhere: pictures and covers may hold vector drawings.
 */
export const baselineHeaders: Readonly<Record<string, string>> = {
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

/** Gives an answer the headers that keep it harmless, errors too. */
export function addBaselineHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(baselineHeaders)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
