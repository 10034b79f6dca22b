import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../../../testing/anAccount.ts';
import type { Fields } from '../../../../testing/fakeServer.ts';
import { renderReader } from '../../../../testing/renderReader.tsx';

const agreed = { bookId: '1001', bookName: '山中灯火', chapterLimit: 12, dayLimit: 100, spentToday: 24 };

/** What 更多 offers on a page that is read. */
async function openMore(userId?: string) {
  let list = [agreed];
  const view = await renderReader({
    ...(userId === undefined ? {} : { userId }),
    answers: {
      ...anAccount(),
      listAutoBuys: () => ({ list }),
      setAutoBuy: ({ dayLimit }: Fields) => {
        list = Number(dayLimit) > 0 ? [{ ...agreed, dayLimit: Number(dayLimit) }] : [];
        return {};
      },
    },
  });
  await screen.findByText(/第1章的正文/);
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  return { ...view, more: within(await screen.findByRole('dialog', { name: '更多' })) };
}

describe('automatic purchases, on a page that is read', () => {
  it('are changed and stopped there, and lead to those of all books', async () => {
    const { more, at } = await openMore('9000001');
    fireEvent.click(more.getByRole('button', { name: '自动购买' }));
    const sheet = within(await screen.findByRole('dialog', { name: '自动购买' }));
    const offer = await sheet.findByRole<HTMLInputElement>('switch');
    await waitFor(() => expect(offer.checked).toBe(true));
    fireEvent.click(sheet.getByRole('radio', { name: '50' }));
    expect(await sheet.findByText('每章不超过12书豆，每天不超过50书豆；今天已用24书豆')).toBeTruthy();
    fireEvent.click(offer);
    await waitFor(() => expect(offer.checked).toBe(false));
    fireEvent.click(sheet.getByRole('link', { name: '自动购买的书' }));
    await waitFor(() => expect(at.address).toBe('/auto-buy'));
  });

  it('are not offered to a guest', async () => {
    const { more } = await openMore();
    expect(more.queryByRole('button', { name: '自动购买' })).toBeNull();
  });
});
