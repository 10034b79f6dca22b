import { isLocalHost } from '@shuye/core-domain/address';

/** The address by `canonicalHost`, if the site has one, whatever name it was asked by; public names have TLS. */
export function publicUrl(request: Request, canonicalHost: string | undefined): URL {
  const url = new URL(request.url);
  const host = canonicalHost ?? request.headers.get('x-forwarded-host') ?? url.host;
  // A name that is none leaves the one that the request came by.
  url.host = host;
  const isTls = request.headers.get('x-forwarded-proto') === 'https' || !isLocalHost(url.host);
  if (isTls) url.protocol = 'https:';
  return url;
}
