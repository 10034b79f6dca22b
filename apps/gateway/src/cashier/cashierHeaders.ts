import { createHash } from 'node:crypto';
import { cashierStyle } from './cashierStyle.ts';

const styleHash = createHash('sha256').update(cashierStyle, 'utf8').digest('base64');

/**
 * Headers of the cashier's page: no script, the one style, in no frame, kept nowhere. Its form may end at the page that
 * the order came from: browsers hold the redirect of a form against it.
 */
export const cashierHeaders = (returnUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${["'self'", ...(returnUrl ? [new URL(returnUrl).origin] : [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});
