import { createHash } from 'node:crypto';

/**
 * Headers of a page of the gateway's own: no script, the one style (to the letter), in no frame, kept nowhere.
 * @param formTargets Origins beside our own that its form may end at: browsers hold the redirect of a form against it.
 */
export function pageHeaders(style: string, formTargets: readonly string[] = []): Readonly<Record<string, string>> {
  const styleHash = createHash('sha256').update(style, 'utf8').digest('base64');
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
