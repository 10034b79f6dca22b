import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { onTime } from '../../testing/onTime.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

const NOW = 1_790_000_000;
const DAY = 86_400;
const YEAR = 365 * DAY;
const BUY_PAGE = '/buy-book?bid=1001&payMode=3&cid=c11&bookName=x&price=12';

const ticket = { beanId: 'a', beanName: '新人豆券', amount: 5, balance: 5, expiredTime: NOW + DAY, status: 1 };

const answers = {
  ...anAccount({ beans: 40 }),
  bookInfo: aWireBook(),
  chapterList: wireChapterList(['', wireChapters(40)]),
  ticketList: onTime({ beanList: [ticket], totalPage: 1 }),
  buyChapter: onTime({
    beanInfo: [ticket],
    beanIds: ['a'],
    curPrice: 12,
    discount: 100,
    userInfo: { balance: 40 },
  }),
};

const open = (path: string, aheadS: number) =>
  renderApp({ path, userId: '8000001', answers, nowMs: () => (NOW + aheadS) * 1000 });

describe.each([
  ['ahead', YEAR],
  ['behind', -YEAR],
])('on a device whose clock is a year %s, a ticket that holds until tomorrow (F12)', (_, aheadS) => {
  it('is one that can be used [TICKET-06]', async () => {
    await open('/bean-tickets', aheadS);
    const [row] = within(await screen.findByRole('list', { name: '豆券' })).getAllByRole('listitem');
    expect(row?.textContent).toMatch(/可用$/);
  });

  it('pays for a chapter, and may be chosen or left [BUY-05] [BUY-07] [TICKET-03]', async () => {
    const { at, services } = await open(BUY_PAGE, aheadS);
    expect(await screen.findByText('−5书豆')).toBeTruthy();
    act(() => at.navigate('/select-bean-tickets'));
    expect(await screen.findByRole('checkbox', { name: /新人豆券/, checked: true })).toBeTruthy();
    act(() => at.navigate(-1));
    fireEvent.click(await screen.findByRole('button', { name: '确认购买' }));
    const bought = () => services.seen.find(({ fields }) => fields['act'] === 'buy');
    await waitFor(() => expect(bought()?.fields).toMatchObject({ beanIds: 'a' }));
  });
});

it('is over by the server’s clock, however late the device’s own is (F12) [TICKET-06]', async () => {
  const over = onTime({ beanList: [{ ...ticket, expiredTime: NOW }], totalPage: 1 });
  await renderApp({
    path: '/bean-tickets',
    userId: '8000001',
    answers: { ...answers, ticketList: over },
    nowMs: () => (NOW - YEAR) * 1000,
  });
  const [row] = within(await screen.findByRole('list', { name: '豆券' })).getAllByRole('listitem');
  expect(row?.textContent).toMatch(/已过期$/);
});
