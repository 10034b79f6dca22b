import { createHash } from 'node:crypto';
import { loginStyle } from './loginStyle.ts';

const styleHash = createHash('sha256').update(loginStyle, 'utf8').digest('base64');

/**
 * Headers of the login pages: no script at all, the one style, in no frame, kept nowhere. Forms may end at the page's own
 * origin and at those that a login returns to: browsers hold the redirect of a form against it.
 */
export const loginHeaders = (returnOrigins: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${["'self'", ...returnOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});
