import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { Refusal } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

it('the buy page stands for a reader whose holdings do not come, and does not ask for them again and again', async () => {
  const buyChapter = { beanInfo: [], beanIds: [], curPrice: 12, discount: 100, userInfo: { balance: 40 } };
  const { services } = await renderApp({
    path: '/buy-book?bid=1001&payMode=3&cid=c11',
    userId: '8000001',
    answers: {
      ...anAccount({ beans: 40 }),
      bookInfo: aWireBook(),
      chapterList: wireChapterList(['', wireChapters(40)]),
      buyChapter,
      userInfo: new Refusal(500, '系统繁忙'),
    },
  });
  expect(await screen.findByRole('button', { name: '确认购买' })).toBeTruthy();
  expect(services.seen.filter(({ name }) => name === 'userInfo').length).toBeLessThan(5);
});
