import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

const answers: Answers = {
  ...anAccount({ beans: 40 }),
  bookInfo: aWireBook(),
  chapterList: wireChapterList(['', wireChapters(40)]),
};

const open = (change: Answers) =>
  renderApp({ path: '/buy-book?bid=1001&payMode=3&cid=c11', userId: '8000001', answers: { ...answers, ...change } });

it.each<[string, Answers]>([
  ['该书籍已下架', { bookInfo: new Refusal(401, '该书籍已下架') }],
  ['章节不存在，无法购买', { buyChapter: new Refusal(433, 'x') }],
])(
  'what is not there is not sold: %s, and no retry is offered, which would not bring it [BUY-09]',
  async (words, change) => {
    await open(change);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: '去书城' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

it('what did not come can be asked for again [NET-04]', async () => {
  await open({ bookInfo: new Refusal(429, '忙') });
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
});
