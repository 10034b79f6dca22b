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
 * Passes a request on to the gateway: same path, query, body and cookies, so that pages and calls share one origin. The
 * answer is the gateway's own, whatever its status; a request that the browser gave up is given up here too.
 * @throws TypeError when the gateway does not answer.
 */
export async function passOn(request: Request, gateway: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(gateway + pathname + search, {
    method: request.method,
    headers: endToEnd(request.headers),
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIME_LIMIT)]),
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
  });
  const headers = endToEnd(answer.headers);
  // fetch has already decoded the body.
  headers.delete('content-encoding');
  return new Response(answer.body, { status: answer.status, headers });
}
