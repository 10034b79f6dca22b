import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { OrderPayMode } from '@shuye/core-domain/host';
import type { PayAnswer } from '@shuye/core-domain/order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anAccount } from '../../testing/anAccount.ts';
import { renderApp } from '../../testing/renderApp.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const payButton = () => screen.getByRole('button', { name: /支付¥/ });
const seePage = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

async function order(): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: /300书豆/ }));
  fireEvent.click(payButton());
}

/** A payment at the cashier of a host, which has not answered. */
async function payInHost() {
  const cashiers: ((answer: PayAnswer) => void)[] = [];
  const host = aHost({ payMode: OrderPayMode.Bridge });
  const pay = () => new Promise<PayAnswer>((answer) => void cashiers.push(answer));
  await renderApp({
    path: '/top-up',
    userId: '8000001',
    host: { ...host, bridge: { ...host.bridge, pay } },
    answers: {
      ...anAccount(),
      topUpProducts: { products: [{ id: '4', price: 30, beans: 300, tag: '' }] },
      createOrder: { orderNo: 'o1', payInfo: 'T1' },
      orderDetail: { status: 0 },
    },
    currentUrl: () => 'https://shuye.test/top-up',
    nowMs: Date.now,
  });
  await order();
  await waitFor(() => expect(cashiers).toHaveLength(1));
  return cashiers;
}

describe('a cashier that says nothing', () => {
  it('holds nobody who is back from it: the payment can be given up and made anew [BRIDGE-21] (A-19)', async () => {
    const cashiers = await payInHost();
    await seconds(30);
    expect(payButton().getAttribute('aria-busy')).toBe('true');
    seePage();
    await seconds(6);
    fireEvent.click(screen.getByRole('button', { name: '重新选择金额' }));
    await order();
    await waitFor(() => expect(cashiers).toHaveLength(2));
    await seconds(6);
    expect(payButton().getAttribute('aria-busy')).toBe('true');
  });

  it('is heard where it answers late [PAY-15]', async () => {
    const [answer] = await payInHost();
    seePage();
    await seconds(6);
    expect(screen.getByText('正在确认支付结果')).toBeTruthy();
    await act(async () => answer?.({ code: 6001, message: '用户取消' }));
    expect(await screen.findByText('用户取消')).toBeTruthy();
  });
});
