import { isDoomed } from './crashPoint.ts';

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>;

/** Long enough for the half to leave the process, in milliseconds. */
const SENT = 30;

async function cut(response: Response): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  const half = new ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(whole.subarray(0, Math.ceil(whole.length / 2)));
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), SENT);
    },
  });
  return new Response(half, { status: response.status, headers: response.headers });
}

/** Where `SHUYE_CRASH_AT=mid-reply:<n>` asks for it, the n-th answer of a call ends in its middle, and the process with it. */
export function truncateResponses(fetch: Fetch): Fetch {
  if (process.env.NODE_ENV === 'production') return fetch;
  return async (request, env) => {
    const response = await fetch(request, env);
    return request.method === 'POST' && isDoomed('mid-reply') ? cut(response) : response;
  };
}
