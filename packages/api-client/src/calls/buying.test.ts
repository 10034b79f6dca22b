import { messages } from '@shuye/core-domain/error';
import { describe, expect, it } from 'vitest';
import { aServerWith } from '../testing/aServer.ts';
import { buyChapter } from './purchase.ts';

const chapter = { bookId: '1001', chapterId: '5002', act: 'buy' } as const;
const sold = { curPrice: 10, userInfo: { balance: 20 } };

const buy = (...replies: unknown[]) => {
  const { client, seen } = aServerWith(
    { addresses: { spend: 'https://gateway.test' }, signKeys: { spend: 'dev-spend' } },
    ...replies,
  );
  return { bought: client.send(buyChapter, chapter), seen };
};

describe('a purchase', () => {
  it.each([200, '200'])('has succeeded with state %j [BUY-09]', async (state) => {
    await expect(buy({ state, ...sold }).bought).resolves.toMatchObject({ beanPrice: 10, beanBalance: 20 });
  });

  it.each([1, 0, '', undefined])('has not succeeded with state %j [BUY-09]', async (state) => {
    await expect(buy({ state, ...sold }).bought).rejects.toMatchObject({ kind: 'server' });
  });

  it.each([
    [432, '本章已购买，无需重复购买'],
    [4020, '书豆余额不足，请先充值'],
  ])('refused with %i says %s [BUY-10]', async (state, message) => {
    const spoken = state === 432 ? 'owned' : message;
    await expect(buy({ state, message: spoken }).bought).rejects.toMatchObject({
      kind: 'server',
      code: state,
      message,
    });
  });

  it('whose answer is lost is sent again under the same key, never under another [A-07] [ERR-38]', async () => {
    const lost = new TypeError('the connection broke');
    const { bought, seen } = buy(lost, { state: 200, ...sold });
    await expect(bought).resolves.toMatchObject({ beanPrice: 10 });
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[!-~]{16,255}$/);
    await expect(buy(lost).bought).rejects.toMatchObject({ message: messages.networkFailure });
  });
});
