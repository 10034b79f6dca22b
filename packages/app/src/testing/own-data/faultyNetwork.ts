/** What may become of a call on its way. */
export const networkFaults = [
  'before',
  'after',
  'twice',
  'cut at 0',
  'cut at 1',
  'cut in half',
  'cut before the end',
  'portal',
  '500',
  '401',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

const html = (status: number) =>
  new Response('<html>登录网络</html>', { status, headers: { 'content-type': 'text/html' } });

const cuts: Partial<Record<NetworkFault, (length: number) => number>> = {
  'cut at 0': () => 0,
  'cut at 1': () => 1,
  'cut in half': (length) => length >> 1,
  'cut before the end': (length) => length - 1,
};

/** How long a call and its answer take each, ms: longer together than what changes wait for each other. */
const WAY_MS = 700;

const pass = async (milliseconds: number) => {
  if (milliseconds > 0) await new Promise((resolve) => void setTimeout(resolve, milliseconds));
};

const never = async () => new Promise<never>(() => undefined);

/** The network of one device: the next calls go wrong as `break` says, and nothing arrives any more once it is `cut`. */
export function faultyNetwork(server: typeof fetch, wayMs = WAY_MS) {
  let fault: NetworkFault | undefined;
  let left = 0;
  let isCut = false;

  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const struck = left > 0 ? fault : undefined;
    left -= 1;
    await pass(wayMs);
    if (isCut) return never();
    if (struck === 'before') throw new TypeError('no network');
    if (struck === 'portal') return html(200);
    if (struck === '500') return html(500);
    if (struck === '401') return new Response('{}', { status: 401 });
    if (struck === 'twice') await server(request.clone());
    const answer = await server(request);
    await pass(wayMs);
    if (isCut) return never();
    if (struck === 'after') throw new TypeError('the answer was lost');
    const cut = struck && cuts[struck];
    if (!cut) return answer;
    const text = await answer.text();
    return new Response(text.slice(0, cut(text.length)), { headers: { 'content-type': 'application/json' } });
  };

  return {
    fetch: send,
    break: (kind: NetworkFault, calls: number): void => {
      fault = kind;
      left = calls;
    },
    heal: (): void => void (left = 0),
    cut: (): void => void (isCut = true),
  };
}
