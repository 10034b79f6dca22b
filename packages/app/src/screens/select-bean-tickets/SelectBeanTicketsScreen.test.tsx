import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { onTime } from '../../testing/onTime.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

const NOW = 1_790_000_000;

const ticket = (beanId: string, balance: number, expiredTime: number) => ({
  beanId,
  beanName: `券${beanId}`,
  amount: balance,
  balance,
  expiredTime,
  status: 1,
});

it('counts a ticket no more that ends while the page is open: it is not in the list either [TICKET-04] [TICKET-06]', async () => {
  let nowS = NOW;
  const offer = {
    beanInfo: [ticket('a', 2, NOW + 60), ticket('b', 3, NOW + 86_400), ticket('c', 50, NOW + 90_000)],
    beanIds: [],
    curPrice: 5,
    discount: 100,
    userInfo: { balance: 0 },
  };
  const { at } = await renderApp({
    path: '/buy-book?bid=1001&payMode=3&cid=c11',
    userId: '8000001',
    answers: {
      ...anAccount({ beans: 0 }),
      bookInfo: aWireBook(),
      chapterList: wireChapterList(['', wireChapters(40)]),
      buyChapter: onTime(offer),
    },
    nowMs: () => nowS * 1000,
  });
  expect(await screen.findByText('−5书豆')).toBeTruthy();
  act(() => at.navigate('/select-bean-tickets'));
  expect(await screen.findByText('已选2张，共5书豆')).toBeTruthy();
  nowS += 61;
  fireEvent.click(screen.getByRole('checkbox', { name: /券b/ }));
  expect(screen.queryByRole('checkbox', { name: /券a/ })).toBeNull();
  expect(screen.getByText('未选择豆券')).toBeTruthy();
});

it('says after a reload where tickets are chosen, and leads back there: it does not know whether any can be used [BUY-07]', async () => {
  const { at } = await renderApp({ path: '/myself', userId: '8000001', answers: anAccount({ beans: 0 }) });
  act(() => at.navigate('/select-bean-tickets'));
  expect(await screen.findByText('请在购买时选择豆券')).toBeTruthy();
  expect(screen.queryByText('没有可用的豆券')).toBeNull();
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '返回上一页' }));
  await waitFor(() => expect(at.address).toBe('/myself'));
});
