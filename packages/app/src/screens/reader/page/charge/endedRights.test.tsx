import { AppError } from '@shuye/core-domain/error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAccount } from '../../../../testing/anAccount.ts';
import { renderReader } from '../../../../testing/renderReader.tsx';
import { aWireBook } from '../../../../testing/wire.ts';

/** The eleventh chapter, the first one that is sold. */
const locked = { chapters: 11, query: '?forceChapterIndex=10' };

it('a locked chapter of a membership that ended while its reader read on offers what opens it now [READER-34] [READER-36] (F12)', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  let superEndsIn = 60;
  await renderReader({
    ...locked,
    userId: '9000001',
    answers: {
      bookInfo: aWireBook({ disType: 5 }),
      userInfo: () => anAccount({ beans: 40, superType: superEndsIn > 0 ? 2 : 3, superEndsIn }).userInfo,
    },
    content: ({ chapterId }) => {
      if (chapterId !== 'c11') return '文';
      superEndsIn = 0;
      return new AppError('server', '您尚未购买，无法阅读', { code: 403 });
    },
  });
  expect(await screen.findByText('您尚未购买，无法阅读')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '开通超级会员，本书免费读' })).toBeTruthy();
  expect(screen.getByText('余额：40书豆')).toBeTruthy();
});

it('a locked chapter of a book whose free time ended while its reader read on offers the membership that opens it now [READER-34] [READER-36] (F12)', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  let serverTime = 1_790_000_000;
  const { services } = await renderReader({
    ...locked,
    answers: {
      bookInfo: () => aWireBook({ disType: 1, isMonthlyBook: 1, limitFreeEnd: 1_790_000_060, serverTime }),
    },
    content: ({ chapterId }) => {
      if (chapterId !== 'c11') return '文';
      serverTime = 1_790_000_060;
      return new AppError('server', '您尚未购买，无法阅读', { code: 403 });
    },
  });
  expect(await screen.findByRole('link', { name: '开通包月会员，本书免费读' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '购买本章' })).toBeTruthy();
  await waitFor(() => expect(services.query.isFetching()).toBe(0));
  expect(services.seen.filter(({ name }) => name === 'bookInfo')).toHaveLength(2);
});
