import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const CASHIER = 'https://gateway.test/cashier/o1';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

/** From 我的 to the amounts, the cashier, which takes `pages` entries of the tab, and back. */
async function pay(pages: number, entriesAtAmounts = 3) {
  const entries = vi.spyOn(window.history, 'length', 'get').mockReturnValue(entriesAtAmounts);
  const navigateAway = vi.fn<(address: string) => void>();
  const storage = fakeStorage();
  const { at } = await renderApp({
    path: '/',
    userId: '8000001',
    answers: {
      ...anAccount(),
      topUpProducts: { products: [{ id: '4', price: 30, beans: 300, tag: '' }] },
      createOrder: { orderNo: 'o1', payInfo: CASHIER },
      orderDetail: { status: 5 },
    },
    currentUrl: () => 'https://shuye.test/top-up',
    navigateAway,
    storage,
    nowMs: Date.now,
  });
  at.navigate('/myself');
  fireEvent.click(await screen.findByRole('link', { name: '书豆充值' }));
  fireEvent.click(await screen.findByRole('radio', { name: /300书豆/ }));
  fireEvent.click(screen.getByRole('button', { name: '支付¥30' }));
  await waitFor(() => expect(navigateAway).toHaveBeenCalledWith(CASHIER));
  const [{ requestKey }] = JSON.parse(storage.getItem('shuye_pending_order') ?? '[]') as [{ requestKey: string }];
  for (let page = 0; page < pages; page += 1) at.navigate(`/cover/100${page}`);
  entries.mockReturnValue(entriesAtAmounts + pages + 1);
  at.navigate(`/top-up?order=${requestKey}`);
  return at;
}

describe('the way back past a cashier', () => {
  it.each([1, 3])(
    'of %s pages leads back to the page before the amounts: it stands once in the history [PAY-03]',
    async (pages) => {
      const at = await pay(pages);
      expect(await screen.findByText('充值成功')).toBeTruthy();
      await seconds(2);
      expect([at.address, at.change]).toEqual(['/myself', 'POP']);
      at.navigate(-1);
      await waitFor(() => expect(at.address).toBe('/'));
    },
  );

  it('is taken by the bar as well, while the payment is asked for', async () => {
    const at = await pay(2);
    fireEvent.click(await screen.findByRole('button', { name: '返回' }));
    await waitFor(() => expect([at.address, at.change]).toEqual(['/myself', 'POP']));
  });

  it('is not guessed where the browser counts entries no further [PAY-03]', async () => {
    const at = await pay(2, 48);
    expect(await screen.findByText('充值成功')).toBeTruthy();
    await seconds(2);
    expect([at.address, at.change]).toEqual(['/myself', 'REPLACE']);
  });
});
