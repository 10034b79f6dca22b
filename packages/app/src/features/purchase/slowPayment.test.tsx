import { loginCookies } from '@shuye/core-domain/member';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAnswer } from '../../testing/anAnswer.ts';
import { fakeServer, Refusal, type Fields } from '../../testing/fakeServer.ts';
import { mountServed } from '../../testing/mountServed.tsx';
import { wireOffer, wireSale } from '../../testing/wireSale.ts';

const PAYING = '支付处理比平时慢，请勿重复提交';
const BUY = '/buy-book?bid=1001&payMode=3&cid=c11';

let unmount = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  document.cookie = `${loginCookies.userId}=10000001; Path=/`;
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** A payment of `path` that is on its way; `end` has the server answer it. */
async function pay(path: string, name: string) {
  const paid = anAnswer<undefined>();
  const server = fakeServer({
    ...wireSale(40),
    buyChapter: async ({ act: asked }: Fields) => {
      if (asked === 'buy') await paid.promise;
      return wireOffer(40);
    },
    buyMembership: () => paid.promise.then(() => ({ data: { balance: 10, expiredTime: 1_790_086_400, level: 3 } })),
    topUpProducts: { products: [{ id: '1', price: 1, beans: 10, tag: '' }] },
    createOrder: () => paid.promise.then(() => new Refusal(4000, '没有这个金额')),
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  unmount = mountServed(path);
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(document.querySelector('output[aria-live="polite"]')).not.toBeNull());
  if (path === '/top-up') fireEvent.click(await screen.findByRole('radio'));
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  return { button, end: () => act(async () => paid.give(undefined)) };
}

it.each([
  [BUY, '确认购买'],
  ['/buy-member', '确认购买'],
  ['/top-up', '立即充值'],
])(
  '%s says after ten seconds that its payment takes long, and keeps the focus [BUY-09] [PAY-18]',
  async (path, name) => {
    const { button, end } = await pay(path, name);
    await pass(9000);
    expect(screen.queryByText(PAYING)).toBeNull();
    await pass(1500);
    expect(screen.getByText(PAYING).closest('output')).toBeTruthy();
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    await end();
    await waitFor(() => expect(screen.queryByText(PAYING)).toBeNull());
  },
);

it('says nothing of a payment on a page that its reader went on to', async () => {
  await pay(BUY, '确认购买');
  await pass(10_500);
  expect(screen.getByText(PAYING)).toBeTruthy();
  act(() => {
    window.history.pushState(null, '', '/catalog/1001');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('heading', { name: '目录' });
  expect(screen.queryByText(PAYING)).toBeNull();
});
