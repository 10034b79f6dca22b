import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from '../../../../testing/anAccount.ts';
import { anAnswer } from '../../../../testing/anAnswer.ts';
import type { Fields } from '../../../../testing/fakeServer.ts';
import { renderReader } from '../../../../testing/renderReader.tsx';
import { wireChapterList, wireChapters } from '../../../../testing/wire.ts';

it('a locked chapter opens when its purchase is paid after its reader came back from it [READER-36] [BUY-11]', async () => {
  const paid = anAnswer<undefined>();
  let isBought = false;
  const offer = { beanInfo: [], beanIds: [], curPrice: 12, discount: 100, userInfo: { balance: 40 } };
  const { at } = await renderReader({
    chapters: 11,
    query: '?forceChapterIndex=10',
    userId: '9000001',
    answers: {
      userInfo: () => anAccount({ beans: isBought ? 28 : 40 }).userInfo,
      chapterList: () =>
        wireChapterList([
          '',
          wireChapters(11).map((each, index) => (index === 10 && isBought ? { ...each, isBuy: 1 } : each)),
        ]),
      buyChapter: async ({ act: asked }: Fields) => {
        if (asked === 'buy') await paid.promise;
        return offer;
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '购买本章' }));
  fireEvent.click(await screen.findByRole('button', { name: '确认购买' }));
  await act(async () => undefined);
  at.back();
  await screen.findByRole('button', { name: '购买本章' });
  await act(async () => {
    isBought = true;
    paid.give(undefined);
  });
  expect(await screen.findByText('购买成功')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '购买本章' })).toBeNull());
  expect(at.address).toContain('/reader/1001');
});
