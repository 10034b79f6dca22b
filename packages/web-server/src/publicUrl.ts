import { isLocalHost } from '@shuye/core-domain/address';

/**
 * The address of a page as the world knows it, also behind a server that stands before this one: by `canonicalHost`, the
 * first name that the site answers to, where there is one, whatever name it was asked by. Public names have TLS.
 */
export function publicUrl(request: Request, canonicalHost: string | undefined): URL {
  const url = new URL(request.url);
  const host = canonicalHost ?? request.headers.get('x-forwarded-host') ?? url.host;
  // A name that is none leaves the one that the request came by.
  url.host = host;
  const isTls = request.headers.get('x-forwarded-proto') === 'https' || !isLocalHost(url.host);
  if (isTls) url.protocol = 'https:';
  return url;
}
