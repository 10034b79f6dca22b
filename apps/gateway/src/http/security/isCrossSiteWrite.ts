import { loginCookies } from '@shuye/core-domain/member';
import { publicAddress } from '../../calls/publicAddress.ts';
import { parseCookie } from '../../sessions/parseCookie.ts';
import { bearerToken } from '../../sessions/parseToken.ts';

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/**
 * Whether a request comes from a page of ours. Browsers name the origin of every POST that another site makes them
 * send; a request that names none was not sent by such a page.
 */
function isFromOwnPage(request: Request, origins: readonly string[]): boolean {
  const { headers } = request;
  if (headers.get('sec-fetch-site') === 'same-origin') return true;
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site';
  return origins.includes(origin) || hostOf(origin) === publicAddress(request).host;
}

/**
 * Whether a foreign page has a reader's browser send a change with the reader's cookie (E5). A bearer token needs no
 * such guard: no page but ours knows it.
 */
export function isCrossSiteWrite(request: Request, origins: readonly string[]): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const isByCookie = parseCookie(request.headers, loginCookies.token) && !bearerToken(request.headers);
  return Boolean(isByCookie) && !isFromOwnPage(request, origins);
}
