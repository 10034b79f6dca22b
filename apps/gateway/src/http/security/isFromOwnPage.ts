import { publicAddress } from '../../calls/publicAddress.ts';

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/**
 * Whether a request comes from a page of ours. Browsers name the origin of every POST that another site makes them
 * send; a request that names none was not sent by such a page.
 */
export function isFromOwnPage(request: Request, origins: readonly string[]): boolean {
  const { headers } = request;
  if (headers.get('sec-fetch-site') === 'same-origin') return true;
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site';
  return origins.includes(origin) || hostOf(origin) === publicAddress(request).host;
}
