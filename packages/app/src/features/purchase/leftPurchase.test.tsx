import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAnswer } from '../../testing/anAnswer.ts';
import type { Answers, Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { wireChapterList, wireChapters } from '../../testing/wire.ts';
import { aWirePlan, wireOffer, wireSale } from '../../testing/wireSale.ts';

const userId = '8000001';

const isSent = ({ name, fields }: { name: string; fields: Fields }) =>
  name === 'buyMembership' || fields['act'] === 'buy';

const open = async (path: string) => {
  const answer = anAnswer<undefined>();
  let isBought = false;
  const chapters = () =>
    wireChapters(16).map((chapter, index) => (index === 10 && isBought ? { ...chapter, isBuy: 1 } : chapter));
  const answers: Answers = {
    ...wireSale(40, aWirePlan({ month: 1 })),
    chapterList: () => wireChapterList(['', chapters()]),
    buyChapter: async ({ act: asked }: Fields) => {
      if (asked === 'buy') await answer.promise;
      return wireOffer(40);
    },
    buyMembership: () => answer.promise.then(() => ({ data: { balance: 10, expiredTime: 1_790_086_400, level: 3 } })),
  };
  const opened = await renderApp({ path: '/myself', userId, answers });
  opened.at.navigate(path);
  fireEvent.click(await screen.findByRole('button', { name: '确认购买' }));
  await waitFor(() => expect(opened.services.seen.some(isSent)).toBe(true));
  return {
    ...opened,
    answer: () =>
      act(async () => {
        isBought = true;
        answer.give(undefined);
      }),
  };
};

it('a chapter that is paid after its reader left the purchase is told, and leads nobody away from where they are [BUY-11]', async () => {
  const { at, answer, services } = await open('/buy-book?bid=1001&payMode=3&cid=c11');
  at.navigate('/catalog/1001');
  await waitFor(() => expect(at.address).toBe('/catalog/1001'));
  const asked = () => services.seen.filter(({ name }) => name === 'chapterList').length;
  await waitFor(() => expect(screen.queryByRole('heading', { name: '目录' })).not.toBeNull());
  const before = asked();
  await answer();
  expect(await screen.findByText('购买成功')).toBeTruthy();
  // The lock goes where it is shown.
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(at.address).toBe('/catalog/1001');
});

it('a membership that is paid after its reader left the shop is told, and leads nobody away from where they are [MEMBER-10]', async () => {
  const { at, answer } = await open('/buy-member');
  at.navigate(-1);
  await waitFor(() => expect(at.address).toBe('/myself'));
  await answer();
  expect(await screen.findByText('开通成功')).toBeTruthy();
  await act(async () => undefined);
  expect(at.address).toBe('/myself');
});

it('a purchase that was left and is seen again before its answer leads to what was bought [BUY-11]', async () => {
  const { at, answer } = await open('/buy-book?bid=1001&payMode=3&cid=c11');
  at.navigate('/myself');
  await waitFor(() => expect(at.address).toBe('/myself'));
  at.navigate(-1);
  await waitFor(() => expect(at.address).toContain('/buy-book'));
  await answer();
  await waitFor(() => expect(at.address).toContain('/reader/1001'));
});
