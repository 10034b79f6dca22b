import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHostWithActionBar, untilExtras } from '../../../testing/aHostWithActionBar.ts';
import { renderReader } from '../../../testing/renderReader.tsx';
import { aWireBook } from '../../../testing/wire.ts';

const memberOf = (block: object) => ({ userInfo: { info: { memberInfo: block, serverTime: 1_790_000_000 } } });
const active = { type: 2, superType: 2, monthlyType: 2, expiredTime: 1_800_000_000 };

describe('a right that opens a chapter', () => {
  it('is shown on the first chapter that is not free by itself: limited free [AUTH-22]', async () => {
    const answers = { bookInfo: aWireBook({ disType: 1 }) };
    await renderReader({ chapters: 11, query: '?forceChapterIndex=10', answers });
    expect(await screen.findByText('本书限时免费，快来阅读吧')).toBeTruthy();
  });

  it.each([
    ['您是超级会员，本书免费读', { superInfo: active }, { disType: 5 }],
    ['您是新人福利会员，本书免费读', { newInfo: active }, { disType: 6 }],
    ['您是会员，本书免费读', { monthlyInfo: active }, { isMonthlyBook: 1 }],
    ['您是会员，本书免费读', { freeCardInfo: active }, { disType: 7 }],
  ])('shows the member’s notice: %s [AUTH-19, AUTH-20, AUTH-21]', async (words, block, book) => {
    const answers = { bookInfo: aWireBook(book), ...memberOf(block) };
    await renderReader({ chapters: 11, query: '?forceChapterIndex=10', userId: '9000001', answers });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await screen.findByText(/第11章的正文/)).toBeTruthy();
  });

  it('is not shown on a chapter that is free anyway [AUTH-22]', async () => {
    const answers = { bookInfo: aWireBook({ disType: 1 }) };
    await renderReader({ chapters: 1, host: aHostWithActionBar(), answers });
    await screen.findByText(/第1章的正文/);
    await untilExtras();
    expect(screen.queryByText('本书限时免费，快来阅读吧')).toBeNull();
  });
});
