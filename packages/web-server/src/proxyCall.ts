import { RENDERING_KEY_HEADER, TIME_LEFT_HEADER, timeLeftMs } from '@shuye/core-domain/address';
import type { ReadBody } from './createBodyReader.ts';
import { forwardedFor } from './forwardedFor.ts';

/** Headers that belong to one connection and must not travel further. */
const HOP_BY_HOP = [
  'accept-encoding',
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // A rendering's alone: a browser has no business with it.
  RENDERING_KEY_HEADER,
];

const FOR_CRAWLERS = /^\/(?:robots\.txt|sitemap\.xml|sitemap\/.*|feed\/.*)$/;

/** The longest that a call may take; clients give up sooner. */
const CALL_TIMEOUT_MS = 60_000;

const endToEnd = (headers: Headers): Headers => {
  const kept = new Headers(headers);
  for (const name of HOP_BY_HOP) kept.delete(name);
  return kept;
};

/** How the browser reached this server: cookies, return addresses and counts of visitors depend on it. */
function forwarded(request: Request, visitor: string | undefined, canonicalHost: string | undefined): Headers {
  const { host, protocol, pathname } = new URL(request.url);
  const headers = endToEnd(request.headers);
  const sender = forwardedFor(request.headers, visitor);
  if (sender !== undefined) headers.set('x-forwarded-for', sender);
  if (canonicalHost !== undefined && FOR_CRAWLERS.test(pathname)) headers.set('x-forwarded-host', canonicalHost);
  if (!headers.has('x-forwarded-host')) headers.set('x-forwarded-host', request.headers.get('host') ?? host);
  if (!headers.has('x-forwarded-proto')) headers.set('x-forwarded-proto', protocol.replace(':', ''));
  return headers;
}

export interface ProxyTarget {
  gateway: string;
  readBody: ReadBody;
  traceHeaders?: (() => Readonly<Record<string, string>>) | undefined;
  /** Search engines are told no other name. */
  canonicalHost?: string | undefined;
}

/**
 * Passes a request on to the gateway: same path, query, body and cookies, so that pages and calls share one origin. The
 * answer is the gateway's own, whatever its status; a request that the browser gave up is given up here too,
 * and the gateway is told how long it will be waited for.
 * `visitor` is the address that the request came from.
 * @throws TypeError when the gateway does not answer, BodyRefusal where there is no room for the body.
 */
export async function proxyCall(
  request: Request,
  { gateway, readBody, canonicalHost, traceHeaders }: ProxyTarget,
  visitor?: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const passedOn = forwarded(request, visitor, canonicalHost);
  for (const [name, value] of Object.entries(traceHeaders?.() ?? {})) passedOn.set(name, value);
  const patienceMs = timeLeftMs(request.headers, CALL_TIMEOUT_MS);
  passedOn.set(TIME_LEFT_HEADER, String(patienceMs));
  const send = (body?: Blob): Promise<Response> =>
    fetch(gateway + pathname + search, {
      method: request.method,
      headers: passedOn,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]),
      ...(body ? { body } : {}),
    });
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = hasBody ? await readBody(request, send) : await send();
  const headers = endToEnd(answer.headers);
  // fetch has already decoded the body.
  headers.delete('content-encoding');
  return new Response(answer.body, { status: answer.status, headers });
}
