import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { Refusal, type Answers, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

const userId = '8000001';

const press = async () => {
  const button = await screen.findByRole('button', { name: '确认购买' });
  button.focus();
  fireEvent.click(button);
};

const expectFocusOnTopUp = async () => {
  const link = await screen.findByRole('link', { name: '余额不足，去充值' });
  await waitFor(() => expect(document.activeElement).toBe(link));
};

it('keeps the focus where a refusal makes the button of a book the link to a top-up [BUY-08] [BUY-09]', async () => {
  let balance = 40;
  const answers: Answers = {
    ...anAccount({ beans: 40 }),
    bookInfo: aWireBook(),
    chapterList: wireChapterList(['', wireChapters(40)]),
    buyChapter: ({ act }: Fields) => {
      if (act === 'buy') {
        balance = 5;
        return new Refusal(4020, '余额不够');
      }
      return { beanInfo: [], beanIds: [], curPrice: 12, discount: 100, userInfo: { balance } };
    },
  };
  await renderApp({ path: '/buy-book?bid=1001&payMode=3&cid=c11&bookName=x&price=12', userId, answers });
  await press();
  await expectFocusOnTopUp();
});

it('keeps the focus where a balance that changed makes the button of a membership the link to a top-up [MEMBER-13]', async () => {
  let beans = 1000;
  const plan = { monthId: '1', month: 1, monthType: 0, price: 150, oriPrice: 250, name: '套餐1' };
  const answers: Answers = {
    ...anAccount(),
    userInfo: () => ({ ...anAccount({ beans }).userInfo }),
    membershipOffer: { beanInfo: [], monthInfo: [{ ...plan, givenType: 0, givenAmount: 0 }] },
  };
  await renderApp({ path: '/buy-member', userId, answers });
  await screen.findByRole('button', { name: '确认购买' });
  beans = 10;
  await press();
  await expectFocusOnTopUp();
});

it('leaves the focus where the choice of more than the balance pays for makes the button the link', async () => {
  const answers: Answers = {
    ...anAccount({ beans: 40 }),
    bookInfo: aWireBook(),
    chapterList: wireChapterList(['', wireChapters(40)]),
    buyChapter: { beanInfo: [], beanIds: [], curPrice: 12, discount: 100, userInfo: { balance: 40 } },
  };
  await renderApp({ path: '/buy-book?bid=1001&payMode=3&cid=c11&bookName=x&price=12', userId, answers });
  const radio = await screen.findByRole('radio', { name: /^剩余30章360书豆/ });
  radio.focus();
  fireEvent.click(radio);
  await screen.findByRole('link', { name: '余额不足，去充值' });
  expect(document.activeElement).toBe(radio);
});
