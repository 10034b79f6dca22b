import { bookInfo, buyChapter, userInfo } from '@shuye/api-client/calls';
import { TIME_LEFT_HEADER } from '@shuye/core-domain/address';
import { findRedis, startRedis } from '@shuye/tooling/redis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { createResponseCache } from '../http/cache/createResponseCache.ts';
import { createSharedAnswers } from '../http/cache/createSharedAnswers.ts';
import { createGateway } from '../http/createGateway.ts';
import { shareLimits } from '../http/limits/shareLimits.ts';
import { createPurchaseLock } from '../purchases/createPurchaseLock.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { aMovingName } from '../testing/network/aMovingName.ts';
import { startTcpProxy, type TcpProxy } from '../testing/network/startTcpProxy.ts';
import { signedRequest } from '../testing/signedRequest.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { connectRedis } from './connectRedis.ts';

const program = findRedis();
const isDeep = Boolean(process.env['SHUYE_DEEP']);
const CHAPTERS = 12;
const PRICE = 10;
/** How long each caller waits: far longer than Redis is given, and shorter than whatever waits for it to come back. */
const DEADLINE_MS = 4000;
const PATIENTLY = { timeout: 10_000, interval: 50 };

async function aRedis() {
  const running = await startRedis(program ?? '');
  onTestFinished(running.stop);
  return { ...running, port: Number(new URL(running.address).port) };
}

/** A shop whose gateway counts, locks and remembers in a Redis of this address, and a reader who buys there. */
async function aShopBeside(address: string) {
  const shop = await createTestShop();
  const told: string[] = [];
  const redis = await connectRedis(address, (message) => told.push(message));
  const limits = shareLimits(parseConfig({}).rates, redis);
  onTestFinished(() => {
    limits.stop();
    redis.stop();
  });
  await vi.waitFor(async () => expect(await redis.ask((client) => client.ping())).toBe('PONG'), PATIENTLY);
  told.length = 0;
  const gateway = createGateway({
    ...shop.parts,
    memory: createResponseCache(),
    sharedAnswers: createSharedAnswers(redis),
    purchaseLock: createPurchaseLock(redis),
    limits: limits.limits,
  });
  const { userId, token } = await shop.aReader((CHAPTERS - 1) * PRICE);
  const send = async ({ path, init }: ReturnType<typeof signedRequest>, key: string): Promise<number> => {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      [TIME_LEFT_HEADER]: String(DEADLINE_MS),
    };
    const begun = performance.now();
    const answer = await gateway.request(path, { ...init, headers });
    const { state = answer.status } = (await answer.json()) as { state?: number };
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS);
    return answer.status === 200 ? state : answer.status;
  };
  const me = { userId, nowMs: NOW };
  const buy = (chapter: number) =>
    send(
      signedRequest(buyChapter, { bookId: '1001', chapterId: String(5000 + chapter), act: 'buy' }, me),
      `buy-${chapter}`,
    );
  return {
    /** What comes along asks whether it is back. */
    untilBack: () =>
      vi.waitFor(async () => {
        await redis.ask((client) => client.ping());
        expect(redis.isLeftAlone()).toBe(false);
      }, PATIENTLY),
    untilLeftAlone: () => vi.waitFor(() => expect(redis.isLeftAlone()).toBe(true), PATIENTLY),
    told,
    /** A purchase, a shared answer and a reader's own, all at once. */
    askAll: (chapter: number): Promise<number[]> =>
      Promise.all([
        buy(chapter),
        send(signedRequest(bookInfo, { bookId: '1001' }, me), `info-${chapter}`),
        send(signedRequest(userInfo, undefined, me), `me-${chapter}`),
      ]),
    owned: async () => (await shop.database.selectFrom('purchase').select('id').execute()).length,
  };
}

describe.runIf(program)('while Redis is away', () => {
  it('because it died, every answer comes within its deadline, and one line tells of it and one of its return [F21]', async () => {
    const first = await startRedis(program ?? '');
    const { askAll, owned, told, untilBack } = await aShopBeside(first.address);
    expect(await askAll(2)).toEqual([200, 200, 200]);
    await first.stop();
    for (let chapter = 3; chapter < CHAPTERS; chapter += 1) expect(await askAll(chapter)).toEqual([200, 200, 200]);
    await expect.poll(() => told).toEqual([expect.stringContaining('is left alone for a while')]);

    const again = await startRedis(program ?? '', Number(new URL(first.address).port));
    onTestFinished(again.stop);
    await untilBack();
    expect(await askAll(CHAPTERS)).toEqual([200, 200, 200]);
    expect(await owned()).toBe(CHAPTERS - 1);
    expect(told.slice(1)).toEqual([expect.stringContaining('answers again')]);
  }, 30_000);

  const faults: [string, (proxy: TcpProxy) => void][] = [
    ['its link is slow', (proxy) => proxy.slowDown(400)],
    ['a cable is pulled', (proxy) => proxy.cut()],
    ['it refuses connections', (proxy) => proxy.refuse()],
  ];
  it.each(isDeep ? faults : faults.slice(0, 1))(
    'because %s, every answer comes within its deadline, and one line tells of it [F21]',
    async (_, spoil) => {
      const proxy = await startTcpProxy({ port: (await aRedis()).port, host: '127.0.0.1' });
      onTestFinished(proxy.stop);
      const { askAll, owned, told, untilLeftAlone, untilBack } = await aShopBeside(`redis://127.0.0.1:${proxy.port}`);
      expect(await askAll(2)).toEqual([200, 200, 200]);
      spoil(proxy);
      for (let chapter = 3; chapter < CHAPTERS; chapter += 1) expect(await askAll(chapter)).toEqual([200, 200, 200]);
      await untilLeftAlone();
      await expect.poll(() => told).toEqual([expect.stringContaining('is left alone for a while')]);
      proxy.heal();
      await untilBack();
      expect(await askAll(CHAPTERS)).toEqual([200, 200, 200]);
      expect(await owned()).toBe(CHAPTERS - 1);
    },
    30_000,
  );

  it('because its name leads elsewhere and nothing answers at the old place, it is found at the new one [F21]', async () => {
    const { port } = await aRedis();
    const before = await startTcpProxy({ port, host: '127.0.0.1' }, { host: '127.0.0.2' });
    const after = await startTcpProxy({ port, host: '127.0.0.1' }, { host: '127.0.0.3', port: before.port });
    onTestFinished(before.stop);
    onTestFinished(after.stop);
    const name = aMovingName('redis.test', '127.0.0.2');
    const { askAll, told, untilLeftAlone, untilBack } = await aShopBeside(`redis://redis.test:${before.port}`);
    before.cut();
    name.leadTo('127.0.0.3');
    for (let chapter = 2; chapter < CHAPTERS; chapter += 1) expect(await askAll(chapter)).toEqual([200, 200, 200]);
    await untilLeftAlone();
    await untilBack();
    expect(told).toHaveLength(2);
  }, 30_000);
});
