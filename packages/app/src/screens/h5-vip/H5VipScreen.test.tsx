import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook } from '../../testing/wire.ts';

const aPlan = (monthId: string, monthType: number, month: number) => ({
  monthId,
  month,
  monthType,
  price: 100 * month,
});
const answers: Answers = {
  bookInfo: aWireBook(),
  membershipOffer: { beanInfo: [], monthInfo: [aPlan('1', 0, 1), aPlan('2', 0, 3), aPlan('4', 1, 1)] },
};
const way = () => screen.getByRole('link', { name: '立即开通' }).getAttribute('href');
const to = (planId: string) => `/buy-member?bookId=1001&aliasId=${planId}&back=%2Freader%2F1001`;

describe('the member page of a book', () => {
  it('shows the book, the privileges, and the plans with the one of the address chosen [MISC-03] [ROUTE-27]', async () => {
    await renderApp({ path: '/h5Vip/1001/4', answers });
    expect(await screen.findByRole('link', { name: /山中灯火/ })).toBeTruthy();
    expect(screen.getByText('超级会员书免费读')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('4');
    expect(way()).toBe(to('4'));
    expect(document.title).toBe('会员-书页小说');
  });

  it('chooses the first plan where the address names none that is sold [MISC-03]', async () => {
    await renderApp({ path: '/h5Vip/1001/gone', answers });
    expect((await screen.findByRole<HTMLInputElement>('radio', { checked: true })).value).toBe('1');
    expect(screen.getByText('包月书库免费读')).toBeTruthy();
  });

  it('leads to the shop with the plan that was chosen, and from there to reading [MISC-03]', async () => {
    await renderApp({ path: '/h5Vip/1001/1', answers });
    fireEvent.click(await screen.findByRole('radio', { name: /^3个月/ }));
    expect(way()).toBe(to('2'));
  });

  it('says of a book that is not there that it is off the shelf, and leads to others: no retry brings it [MISC-03]', async () => {
    await renderApp({
      path: '/h5Vip/9999/1',
      answers: { ...answers, bookInfo: new Refusal(401, '该书籍已下架') },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('该书籍已下架');
    expect(screen.getByRole('link', { name: '去书城' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('offers a retry where the server has too much to do to say anything of the book [MISC-03]', async () => {
    await renderApp({ path: '/h5Vip/1001/1', answers: { ...answers, bookInfo: new Refusal(429, '忙') } });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('says what happened when the plans do not come [MISC-03]', async () => {
    await renderApp({
      path: '/h5Vip/1001/1',
      answers: { ...answers, membershipOffer: new Refusal(503, '会员维护中') },
    });
    expect((await screen.findAllByText('会员维护中')).length).toBeGreaterThan(0);
  });
});
