import { AppError, messages } from '@shuye/core-domain/error';
import { describe, expect, it, vi } from 'vitest';
import { createTransport, HTTP_TIMEOUT_MS, type TransportOptions, type TransportRequest } from './transport.ts';

const url = 'https://gateway.test/a';
const read: TransportRequest = { url, method: 'GET', isRepeatable: true };
const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });

const endless = () => new Response(new ReadableStream({ start: () => undefined }));
const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(json({}, 503)), 45_000));

/** A network that answers one thing after another, the last one again and again; pauses end at once. */
function network(options: TransportOptions, ...replies: (() => Response | Promise<Response>)[]) {
  let sent = 0;
  const ask = createTransport({
    fetch: async () => {
      const reply = replies[Math.min(sent, replies.length - 1)];
      sent += 1;
      return reply ? reply() : json({});
    },
    random: () => 0,
    ...options,
  });
  return { ask, sent: () => sent };
}

const failure = async (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => (error instanceof AppError ? error : expect.unreachable(String(error))),
  );

const broken = () => {
  throw new TypeError('the words of some kernel');
};

const never: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('stopped'))));

async function withFakeTime(work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers();
  try {
    await work();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
}

describe('a request that takes too long', () => {
  it('is given up after 60,000 ms, and its connection is ended [NET-06] [SIGN-11] [CONST-09]', () =>
    withFakeTime(async () => {
      const ended = vi.fn<() => void>();
      const ask = createTransport({
        fetch: (_url, init) => {
          init?.signal?.addEventListener('abort', ended);
          return new Promise(() => undefined);
        },
      });
      const asked = failure(ask(read));
      await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS - 1);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      const error = await asked;
      expect([error.kind, error.message, HTTP_TIMEOUT_MS]).toEqual(['timeout', messages.networkFailure, 60_000]);
      expect(ended).toHaveBeenCalledOnce();
    }));

  it('is given up as late when its answer never ends', () =>
    withFakeTime(async () => {
      const { ask, sent } = network({}, endless);
      const asked = failure(ask(read));
      await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS);
      expect([(await asked).kind, sent()]).toEqual(['timeout', 1]);
    }));

  it('has one time for all that is sent: a repeat gets what is left', () =>
    withFakeTime(async () => {
      const { ask, sent } = network({}, late, () => new Promise(() => undefined));
      const asked = failure(ask(read));
      await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS);
      expect([(await asked).kind, sent()]).toEqual(['timeout', 2]);
    }));

  it('is not sent again: it may still be at work', async () => {
    const send = vi.fn(never);
    expect((await failure(createTransport({ fetch: send, timeout: 5 })(read))).kind).toBe('timeout');
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('a request that failed on the way', () => {
  it.each([
    ['a connection that broke', broken],
    ['a server that failed', () => json({}, 500)],
    ['a gateway that is away', () => json({}, 503)],
    ['an answer that was cut', () => new Response('{"state":200,"da')],
    ['the page of a captive portal', () => new Response('<html>')],
  ])('is sent at most twice again: %s (A-07)', async (_case, reply) => {
    const { ask, sent } = network({}, reply);
    const error = await failure(ask(read));
    expect([error.kind, error.message, sent()]).toEqual(['network', messages.networkFailure, 3]);
  });

  it('succeeds when a repeat does', async () => {
    const { ask, sent } = network({}, broken, () => json({ state: 200 }));
    await expect(ask(read)).resolves.toEqual({ state: 200 });
    expect(sent()).toBe(2);
  });

  it('is not sent again when it may do its work twice', async () => {
    const { ask, sent } = network({}, broken);
    await failure(ask({ ...read, method: 'POST', isRepeatable: false }));
    expect(sent()).toBe(1);
  });

  it('waits a while drawn by lot, longer before the second repeat', () =>
    withFakeTime(async () => {
      const { ask, sent } = network({ random: () => 0.5 }, broken);
      const asked = failure(ask(read));
      const seen: number[] = [];
      for (const time of [0, 149, 1, 299, 1]) {
        await vi.advanceTimersByTimeAsync(time);
        seen.push(sent());
      }
      expect(seen).toEqual([1, 1, 2, 2, 3]);
      await asked;
    }));

  it('is not sent again once its caller gave up', async () => {
    const caller = new AbortController();
    const { ask, sent } = network({ random: () => 1 }, broken);
    const asked = ask({ ...read, signal: caller.signal });
    await expect.poll(sent).toBe(1);
    caller.abort('enough');
    await expect(asked).rejects.toBe('enough');
    expect(sent()).toBe(1);
  });

  it('is sent again whole, as a body that can be read off the wire', async () => {
    const bodies: unknown[] = [];
    const fetch = async (_url: unknown, init?: RequestInit) => {
      bodies.push(init?.body);
      return bodies.length === 1 ? json({}, 502) : json({});
    };
    await network({ fetch }).ask({ ...read, method: 'POST', body: 'a=1' });
    expect(bodies).toEqual(['a=1', 'a=1']);
  });
});

describe('a refusal by HTTP status', () => {
  it.each([
    [401, 'unauthorised', messages.needsLogin],
    [429, 'server', messages.tooBusy],
    [400, 'server', messages.networkFailure],
    [409, 'server', messages.networkFailure],
    [404, 'server', messages.networkFailure],
  ])('of %i is of kind %s, said in words for readers, and final', async (status, kind, message) => {
    const { ask, sent } = network({}, () => json({ state: status, message: 'field x is given twice' }, status));
    const error = await failure(ask(read));
    expect([error.kind, error.code, error.message, sent()]).toEqual([kind, status, message, 1]);
  });

  it('says of a full disk so, and counts as a failure of the server: what was not stored stays to be sent', async () => {
    const { ask } = network({}, () => json({ state: 507 }, 507));
    const { kind, code, message } = await failure(ask(read));
    expect([kind, code, message]).toEqual(['network', 507, '服务器存储空间已满，请稍后再试']);
  });

  it('is one whatever page comes with it', async () => {
    const { ask, sent } = network({}, () => new Response('<html>', { status: 404 }));
    expect([(await failure(ask(read))).kind, sent()]).toEqual(['server', 1]);
  });

  it('has the caller’s words where it brings some', async () => {
    const { ask } = network({}, () => json({}, 404));
    expect((await failure(ask({ ...read, refusedWords: messages.contentFailure }))).message).toBe(
      '网络异常，请稍后再试',
    );
  });
});

describe('a device without a network', () => {
  it('sends no request [ERR-02]', async () => {
    const { ask, sent } = network({ isOnline: () => false });
    const error = await failure(ask(read));
    expect([error.kind, error.message, sent()]).toEqual(['offline', '网络无法连接', 0]);
  });

  it('is told apart from a connection that broke, and nothing is repeated', async () => {
    let online = true;
    const { ask, sent } = network({ isOnline: () => online }, () => {
      online = false;
      return broken();
    });
    const error = await failure(ask(read));
    expect([error.kind, error.message, sent()]).toEqual(['offline', '网络无法连接', 1]);
  });
});

describe('a caller that gives up', () => {
  it('gets its own reason, at once', async () => {
    const caller = new AbortController();
    const asked = createTransport({ fetch: never })({ ...read, signal: caller.signal });
    caller.abort('left the page');
    await expect(asked).rejects.toBe('left the page');
  });

  it('gets an AbortError from a kernel that keeps no reasons', async () => {
    const caller = new AbortController();
    Object.defineProperty(caller.signal, 'reason', { value: undefined });
    const asked = createTransport({ fetch: never })({ ...read, signal: caller.signal });
    caller.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('aborts before the request is sent', async () => {
    const { ask, sent } = network({});
    await expect(ask({ ...read, signal: AbortSignal.abort('never mind') })).rejects.toBe('never mind');
    expect(sent()).toBe(0);
  });
});
