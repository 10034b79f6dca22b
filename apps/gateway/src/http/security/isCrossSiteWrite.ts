import { loginCookies } from '@shuye/core-domain/member';
import { parseCookie } from '../../sessions/parseCookie.ts';
import { bearerToken } from '../../sessions/parseToken.ts';
import { isFromOwnPage } from './isFromOwnPage.ts';

/**
 * Whether a foreign page has a reader's browser send a change with the reader's cookie (E5). A bearer token needs no
 * such guard: no page but ours knows it.
 */
export function isCrossSiteWrite(request: Request, origins: readonly string[]): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const isByCookie = parseCookie(request.headers, loginCookies.token) && !bearerToken(request.headers);
  return Boolean(isByCookie) && !isFromOwnPage(request, origins);
}
