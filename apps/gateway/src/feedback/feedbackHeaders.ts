import { createHash } from 'node:crypto';
import { feedbackStyle } from './feedbackStyle.ts';

const styleHash = createHash('sha256').update(feedbackStyle, 'utf8').digest('base64');

/** Headers of the feedback page: no script, the one style, in no frame, kept nowhere. */
export const feedbackHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
