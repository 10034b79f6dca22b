import { loginCookies } from '@shuye/core-domain/member';
import { publicAddress } from '../calls/publicAddress.ts';
import { parseCookie } from './parseCookie.ts';
import { clearedSessionCookies } from './sessionCookies.ts';
import type { Caller } from '../calls/Caller.ts';

/**
 * What takes away the cookies of a login that has ended: a page that still reads the id would go on asking in a name that
 * nothing proves. Nothing where the cookies are good, or where there are none.
 */
export function clearedLoginCookies(request: Pick<Request, 'url' | 'headers'>, caller: Caller): readonly string[] {
  const has = (name: string): boolean => Boolean(parseCookie(request.headers, name));
  if (!caller.isGuest || !(has(loginCookies.userId) || has(loginCookies.token))) return [];
  return clearedSessionCookies(publicAddress(request).isSecure);
}
