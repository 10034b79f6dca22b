import { isLocalHost } from '@shuye/core-domain/address';

/** How the gateway was reached, as the browser sees it. */
export interface PublicAddress {
  /** Name and port. */
  host: string;
  /** Cookies may travel over TLS alone. */
  isSecure: boolean;
  /** The browser stores cookies: not where they may travel over TLS alone and there is none. */
  storesCookies: boolean;
}

/**
 * The address that the browser shows. A web server before the gateway tells it by `x-forwarded-host` and
 * `x-forwarded-proto`, which no foreign page can make a browser send.
 */
export function publicAddress(request: Pick<Request, 'url' | 'headers'>): PublicAddress {
  const { host: asked, protocol } = new URL(request.url);
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? asked;
  const isTls = (request.headers.get('x-forwarded-proto') ?? protocol.replace(':', '')) === 'https';
  const isSecure = isTls || !isLocalHost(host);
  return { host, isSecure, storesCookies: isTls || !isSecure };
}
