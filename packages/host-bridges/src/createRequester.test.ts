import { AppError } from '@shuye/core-domain/error';
import { describe, expect, it, vi } from 'vitest';
import { createRequester, type Ask, type Reply } from './createRequester.ts';
import { bridgeWaits, BRIDGE_STORAGE_TIMEOUT_MS, BRIDGE_TIMEOUT_MS } from './request/bridgeWaits.ts';
import { createVirtualClock } from './testing/createVirtualClock.ts';

/** A requester whose host keeps what it was asked, and answers when a test says so. */
function aRequester(options: Partial<Parameters<typeof createRequester>[0]> = {}) {
  const clock = createVirtualClock();
  const asked: { method: string; params: object; reply: Reply }[] = [];
  const forgotten = vi.fn();
  const ask: Ask = (method, params, reply) => {
    asked.push({ method, params, reply });
    return forgotten;
  };
  const request = createRequester({ name: 'WindVane', find: () => ask, after: clock.after, ...options });
  return { request, asked, clock, forgotten, reply: () => asked[0]?.reply };
}

const outcome = (call: Promise<unknown>) =>
  call.then(
    (value) => ['ok', value] as const,
    (error: unknown) => error,
  );

const failing: Ask = () => {
  throw new TypeError('native');
};

describe('a call of a bridge', () => {
  it('passes method and parameters to the host and returns its answer', async () => {
    const { request, asked, reply, clock, forgotten } = aRequester();
    const call = request('getStorage', { key: 'a' });
    reply()?.ok({ data: 1 });
    await expect(call).resolves.toEqual({ data: 1 });
    expect(asked[0]).toMatchObject({ method: 'getStorage', params: { key: 'a' } });
    expect([clock.waiting(), forgotten.mock.calls.length]).toEqual([0, 1]);
  });

  it.each([
    ['5 s for a call', bridgeWaits.call, 5000, 'timeout'],
    ['10 s for storage', bridgeWaits.storage, 10_000, 'storage timeout'],
  ] as const)(
    'waits %s, not a moment longer [ERR-08] [BRIDGE-24] [BRIDGE-25] [BRIDGE-26]',
    async (_name, wait, ms, message) => {
      const { request, clock, forgotten } = aRequester();
      const settled = vi.fn();
      const call = outcome(request('any', {}, wait)).then((found) => (settled(), found));
      clock.advance(ms - 1);
      await Promise.resolve();
      expect(settled).not.toHaveBeenCalled();
      clock.advance(1);
      await expect(call).resolves.toMatchObject({ name: 'AppError', kind: 'bridge', message });
      expect([clock.waiting(), forgotten.mock.calls.length]).toEqual([0, 1]);
    },
  );

  it('a call waits 5 s, a storage call 10 s [CONST-07] [CONST-08]', () => {
    expect([BRIDGE_TIMEOUT_MS, BRIDGE_STORAGE_TIMEOUT_MS]).toEqual([5000, 10_000]);
  });

  it('a call is not settled by the answer to another call', async () => {
    const { request, asked, clock } = aRequester();
    const [first, second] = [outcome(request('a')), outcome(request('b'))];
    asked[1]?.reply.ok('b');
    clock.advance(5000);
    expect([await first, await second]).toMatchObject([{ message: 'timeout' }, ['ok', 'b']]);
  });

  it.each<[string, (reply: Reply) => void, unknown]>([
    ['twice', ({ ok }) => [1, 2].forEach(ok), ['ok', 1]],
    ['well, then badly', ({ ok, fail }) => (ok(1), fail('no')), ['ok', 1]],
    ['badly, then well', ({ ok, fail }) => (fail('no'), ok(1)), { kind: 'bridge', cause: 'no' }],
  ])('is answered once where the host answers %s', async (_name, answer, expected) => {
    const { request, asked, forgotten } = aRequester();
    const call = outcome(request('a'));
    for (const { reply } of asked) answer(reply);
    const found = await call;
    if (Array.isArray(expected)) expect(found).toEqual(expected);
    else expect(found).toMatchObject(expected as object);
    expect(forgotten).toHaveBeenCalledTimes(1);
  });

  it('a late answer changes nothing', async () => {
    const { request, reply, clock, forgotten } = aRequester();
    const call = outcome(request('a'));
    clock.advance(5000);
    reply()?.ok(1);
    await expect(call).resolves.toMatchObject({ message: 'timeout' });
    expect(forgotten).toHaveBeenCalledTimes(1);
  });

  it('a call settles when the host answers before it returns', async () => {
    const forgotten = vi.fn();
    const ask: Ask = (_method, _params, { ok }) => {
      ok('now');
      return forgotten;
    };
    const { request, clock } = aRequester({ find: () => ask });
    await expect(request('a')).resolves.toBe('now');
    expect([clock.waiting(), forgotten.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a call that cannot be made', () => {
  it('a call names the missing bridge, and finds one that is loaded late [ERR-12] [BRIDGE-28] (D-053)', async () => {
    let found: Ask | undefined;
    const { request, clock } = aRequester({ find: () => found });
    await expect(request('a')).rejects.toMatchObject({ kind: 'bridge', message: 'bridge WindVane does not exist' });
    found = (_method, _params, { ok }) => ok(1);
    await expect(request('a')).resolves.toBe(1);
    expect(clock.waiting()).toBe(0);
  });

  it('a refused call never reaches the host', async () => {
    const refusal = new AppError('bridge', '请在支付宝客户端内调用');
    const { request, asked, clock } = aRequester({ refusal: () => refusal });
    await expect(request('a')).rejects.toBe(refusal);
    expect([asked.length, clock.waiting()]).toEqual([0, 0]);
  });

  it('a failed call rejects with the mapped failure, or with the generic message', async () => {
    const read = aRequester({ find: () => failing, faultOf: (_, method) => new AppError('bridge', `${method} 失败`) });
    await expect(read.request('share')).rejects.toMatchObject({ message: 'share 失败' });
    const plain = aRequester({ find: () => failing });
    await expect(plain.request('share')).rejects.toMatchObject({
      kind: 'bridge',
      message: '网络或服务异常，请稍后再试',
    });
    expect(plain.clock.waiting()).toBe(0);
  });
});
