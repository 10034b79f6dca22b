import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const CASHIER = 'https://gateway.test/cashier/o1';
const PAID = 5;
const CLOSED = 6;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

/** A tab at the amounts, which 我的 opened as its entry `entry`, counted from 1. */
async function openAmounts(entry = 3) {
  const entries = vi.spyOn(window.history, 'length', 'get').mockReturnValue(entry);
  const navigateAway = vi.fn<(address: string) => void>();
  const storage = fakeStorage();
  const payment = { status: PAID };
  const { at } = await renderApp({
    path: '/',
    userId: '8000001',
    answers: {
      ...anAccount(),
      storePage: { models: [] },
      topUpProducts: { products: [{ id: '4', price: 30, beans: 300, tag: '' }] },
      createOrder: { orderNo: 'o1', payInfo: CASHIER },
      orderDetail: () => payment,
    },
    currentUrl: () => 'https://shuye.test/top-up',
    navigateAway,
    storage,
    nowMs: Date.now,
  });
  at.navigate('/myself');
  fireEvent.click(await screen.findByRole('link', { name: '书豆充值' }));

  const open = (address: string): void => {
    entries.mockReturnValue(window.history.length + 1);
    at.navigate(address);
  };
  /** A page that stands for one of the cashier's. */
  const openOther = async (): Promise<void> => {
    open('/bean-ticket-rules');
    await screen.findByRole('heading', { name: '豆券使用规则', level: 1 });
  };
  /** The page knows how far behind it the one lies that waits, and leads there. */
  const seeItLeadBack = async (): Promise<void> => {
    expect(await screen.findByText('充值成功')).toBeTruthy();
    await waitFor(() => expect(at.change).toBe('REPLACE'));
    await seconds(2);
    expect([at.address, at.change]).toEqual(['/myself', 'POP']);
  };
  /** Leaves for the cashier, which takes `pages` entries of the tab. */
  const toCashier = async (pages: number): Promise<string> => {
    navigateAway.mockClear();
    fireEvent.click(await screen.findByRole('radio', { name: /300书豆/ }));
    fireEvent.click(screen.getByRole('button', { name: '支付¥30' }));
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith(CASHIER));
    const [{ requestKey }] = JSON.parse(storage.getItem('shuye_pending_order') ?? '[]') as [{ requestKey: string }];
    for (let page = 0; page < pages; page += 1) await openOther();
    return `/top-up?order=${requestKey}`;
  };
  return { at, payment, entries, open, openOther, toCashier, seeItLeadBack };
}

describe('the way back past a cashier', () => {
  it.each([1, 3])(
    'of %s pages leads to the page before the amounts: it stands once in the history [PAY-03]',
    async (pages) => {
      const { at, open, toCashier, seeItLeadBack } = await openAmounts();
      open(await toCashier(pages));
      await seeItLeadBack();
      at.navigate(-1);
      await waitFor(() => expect(at.address).toBe('/'));
    },
  );

  it('is taken by the bar as well, while the payment is asked for', async () => {
    const { at, payment, open, toCashier } = await openAmounts();
    payment.status = 1;
    open(await toCashier(2));
    await screen.findByText('正在确认支付结果');
    await waitFor(() => expect(at.change).toBe('REPLACE'));
    await seconds(0);
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    await waitFor(() => expect([at.address, at.change]).toEqual(['/myself', 'POP']));
  });

  it('is not guessed where the browser counts entries no further [PAY-03]', async () => {
    const { at, open, toCashier } = await openAmounts(48);
    open(await toCashier(2));
    expect(await screen.findByText('充值成功')).toBeTruthy();
    await seconds(2);
    expect([at.address, at.change]).toEqual(['/myself', 'REPLACE']);
  });

  it('is known again behind a payment that was cancelled and made once more [PAY-03]', async () => {
    const { at, payment, open, toCashier, seeItLeadBack } = await openAmounts();
    payment.status = CLOSED;
    open(await toCashier(2));
    fireEvent.click(await screen.findByRole('button', { name: '重新选择金额' }));
    payment.status = PAID;
    open(await toCashier(1));
    await seeItLeadBack();
    at.navigate(-1);
    await waitFor(() => expect(at.address).toBe('/'));
  });

  it('is known again where its reader went back from the cashier and paid then [PAY-03]', async () => {
    const { at, entries, open, openOther, toCashier, seeItLeadBack } = await openAmounts();
    await toCashier(1);
    at.navigate(-1);
    await screen.findByRole('radio', { name: /300书豆/ });
    const paid = await toCashier(0);
    // The page that was gone back from was counted until this one took its place.
    entries.mockReturnValue(3);
    await openOther();
    open(paid);
    await seeItLeadBack();
    at.navigate(-1);
    await waitFor(() => expect(at.address).toBe('/'));
  });
});
