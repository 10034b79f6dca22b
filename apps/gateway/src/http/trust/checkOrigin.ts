import { loginCookies } from '@shuye/core-domain';
import type { MiddlewareHandler } from 'hono';
import { publicAddress } from '../../accounts/publicAddress.ts';
import { readCookie } from '../../accounts/readCookie.ts';
import { bearerToken } from '../../accounts/readToken.ts';

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
 * Refuses changes that a foreign page has a reader's browser send with the reader's cookie (E5). A bearer token needs no
 * such guard: no page but ours knows it.
 */
export const checkOrigin =
  (origins: readonly string[]): MiddlewareHandler =>
  async (http, next) => {
    const request = http.req.raw;
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    const isByCookie = readCookie(request.headers, loginCookies.token) && !bearerToken(request.headers);
    if (isChange && isByCookie && !isFromOwnPage(request, origins)) {
      return http.json({ state: 403, status: 403, message: 'the request comes from a page of another site' }, 403);
    }
    return next();
  };
