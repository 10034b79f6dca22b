import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { OrderPayMode } from '@shuye/core-domain/host';
import { afterEach, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anAccount } from '../../testing/anAccount.ts';
import type { Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

afterEach(() => void vi.restoreAllMocks());

const userId = '8000001';
const PAGE = '/buy-book?bid=1001&payMode=3&cid=c11&bookName=x&price=12';

const answers: Answers = {
  ...anAccount({ beans: 40 }),
  bookInfo: aWireBook(),
  chapterList: wireChapterList(['', wireChapters(40)]),
  buyChapter: { beanInfo: [], beanIds: [], curPrice: 12, discount: 100, userInfo: { balance: 40 } },
};

it.each([
  [PAGE, /^剩余30章360书豆/, `${PAGE}&num=rest`],
  [`${PAGE}&num=rest`, /^后20章240书豆/, `${PAGE}&num=20`],
])('leads back from the top-up to the number of chapters that was chosen: %s [BUY-08]', async (path, chosen, back) => {
  const { at } = await renderApp({ path, userId, answers });
  fireEvent.click(await screen.findByRole('radio', { name: chosen }));
  const link = screen.getByRole('link', { name: '余额不足，去充值' });
  const address = new URL(link.getAttribute('href') ?? '', 'https://shuye.test');
  expect(address.searchParams.get('back')).toBe(back);
  at.navigate(back);
  await waitFor(() => expect(at.address).toBe(back));
  expect(await screen.findByRole('radio', { name: chosen, checked: true })).toBeTruthy();
});

it('leaves one page of the purchase behind a top-up in a host: "back" from what was bought would offer it once more [PAY-02] [BUY-08]', async () => {
  const plain = aHost({ payMode: OrderPayMode.Bridge });
  const host = { ...plain, bridge: { ...plain.bridge, pay: () => Promise.resolve({ code: 9000 }) } };
  const paid: Answers = {
    topUpProducts: { products: [{ id: '1', price: 100, beans: 1000, tag: '' }] },
    createOrder: { orderNo: 'o1', payInfo: 'T1' },
    orderDetail: { status: 5 },
  };
  const { at } = await renderApp({ path: '/cover/1001', userId, host, answers: { ...answers, ...paid } });
  at.navigate(PAGE);
  fireEvent.click(await screen.findByRole('radio', { name: /^剩余30章360书豆/ }));
  fireEvent.click(screen.getByRole('link', { name: '余额不足，去充值' }));
  fireEvent.click(await screen.findByRole('radio', { name: /1000/ }));
  fireEvent.click(screen.getByRole('button', { name: '支付¥100' }));
  fireEvent.click(await screen.findByRole('button', { name: '继续购买' }));
  await waitFor(() => expect(at.address).toBe(`${PAGE}&num=rest`));
  expect(await screen.findByRole('radio', { name: /^剩余30章360书豆/, checked: true })).toBeTruthy();
  at.navigate(-1);
  await waitFor(() => expect(at.address).toBe('/cover/1001'));
});

it('sells for what was topped up in another tab, once the page is seen again [BUY-08]', async () => {
  let balance = 0;
  const buyChapter = () => ({ beanInfo: [], beanIds: [], curPrice: 12, discount: 100, userInfo: { balance } });
  await renderApp({ path: PAGE, userId, answers: { ...answers, buyChapter } });
  expect(await screen.findByRole('link', { name: '余额不足，去充值' })).toBeTruthy();
  balance = 1000;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await waitFor(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('button', { name: '确认购买' })).toBeTruthy();
  });
  expect(screen.getByText('1000书豆')).toBeTruthy();
});
