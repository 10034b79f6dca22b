import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import type { Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

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
