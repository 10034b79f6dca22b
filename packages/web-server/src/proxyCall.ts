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
];

/** The longest that a call may take, in milliseconds; clients give up sooner. */
const TIME_LIMIT = 60_000;

const endToEnd = (headers: Headers): Headers => {
  const kept = new Headers(headers);
  for (const name of HOP_BY_HOP) kept.delete(name);
  return kept;
};

/**
 * How the browser reached this server: the gateway sets its cookies and return addresses by it, and counts its visitors
 * by their own addresses. A server that stands before this one has said the first two already.
 */
function forwarded(request: Request, visitor: string | undefined): Headers {
  const { host, protocol } = new URL(request.url);
  const headers = endToEnd(request.headers);
  const before = request.headers.get('x-forwarded-for');
  if (visitor !== undefined) headers.set('x-forwarded-for', before ? `${before}, ${visitor}` : visitor);
  if (!headers.has('x-forwarded-host')) headers.set('x-forwarded-host', request.headers.get('host') ?? host);
  if (!headers.has('x-forwarded-proto')) headers.set('x-forwarded-proto', protocol.replace(':', ''));
  return headers;
}

/**
 * Passes a request on to the gateway: same path, query, body and cookies, so that pages and calls share one origin. The
 * answer is the gateway's own, whatever its status; a request that the browser gave up is given up here too.
 * `visitor` is the address that the request came from.
 * @throws TypeError when the gateway does not answer.
 */
export async function proxyCall(request: Request, gateway: string, visitor?: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(gateway + pathname + search, {
    method: request.method,
    headers: forwarded(request, visitor),
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIME_LIMIT)]),
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
  });
  const headers = endToEnd(answer.headers);
  // fetch has already decoded the body.
  headers.delete('content-encoding');
  return new Response(answer.body, { status: answer.status, headers });
}
