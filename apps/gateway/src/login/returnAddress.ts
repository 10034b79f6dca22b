import { returnUrl } from '@shuye/core-domain/address';

const HOME = '/';

export interface ReturnPlaces {
  /** Name and port of this very page. */
  host: string;
  /** Others that the operator allows. */
  origins: readonly string[];
}

/** `//host` is no path, and a login that leads to a login never ends. */
const isGoodPath = (path: string): boolean => !path.startsWith('//') && !/^\/login(?:[/?#]|$)/.test(path);

/**
 * Where a login leads: a path of the page's own host, or an address of an allowed origin, without tokens (E8). All else
 * leads home.
 */
export function returnAddress(given: string | undefined, { host, origins }: ReturnPlaces): string {
  if (!given) return HOME;
  // Whatever stands before this server may have ended TLS: the scheme does not tell the page's own host from another.
  const own = [`http://${host}`, `https://${host}`];
  const address = given.startsWith('/') ? `http://${host}${given}` : given;
  const ownAddress = returnUrl(address, own);
  if (ownAddress === undefined) return returnUrl(address, origins) ?? HOME;
  const path = ownAddress.slice(new URL(ownAddress).origin.length);
  return isGoodPath(path) ? path : HOME;
}
