import { isIPv4 } from 'node:net';

/** How the gateway was reached, as the browser sees it. */
export interface PublicAddress {
  /** Name and port. */
  host: string;
  /** Cookies may travel over TLS alone. */
  isSecure: boolean;
}

const isPrivateIPv4 = (name: string): boolean =>
  isIPv4(name) && /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(name);

/** One's own machine, or one in the same house: such addresses have no certificates. */
const isLocal = (host: string): boolean => {
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || name === '[::1]' || isPrivateIPv4(name);
};

/**
 * The address that the browser shows. A web server before the gateway tells it by `x-forwarded-host` and
 * `x-forwarded-proto`, which no foreign page can make a browser send.
 */
export function publicAddress(request: Pick<Request, 'url' | 'headers'>): PublicAddress {
  const { host: asked, protocol } = new URL(request.url);
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? asked;
  const isTls = (request.headers.get('x-forwarded-proto') ?? protocol.replace(':', '')) === 'https';
  return { host, isSecure: isTls || !isLocal(host) };
}
