import { loginCookies, signingUserId } from '@shuye/core-domain/member';

/** The reader's id from the page's cookies: whoever has no valid one is a guest [AUTH-10]. */
export function parseUserId(cookies: string): string {
  const start = `${loginCookies.userId}=`;
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return signingUserId(entry?.slice(start.length) ?? '');
}
