import type { Page } from 'playwright';

const FIRST_TIME = 1_700_000_000_000;

/** Puts so many books on the shelf of a guest before the page is opened. */
export async function keepBooks(page: Page, count: number): Promise<void> {
  await page.addInitScript(
    ([books, time]) => {
      const synced = Array.from({ length: books }, (_, at) => ({
        bookId: String(500_000 + at),
        keeping: {
          kept: true,
          at: { time: time - at, device: 'bench' },
          details: { title: `灯火第${at + 1}卷`, author: '佚名', coverUrl: '', format: 1 },
        },
      }));
      const record = {
        device: 'bench',
        synced,
        outbox: [],
        sequence: 0,
        highest: time,
        syncedAt: 0,
        guestMergedUpTo: 0,
      };
      localStorage.setItem('shuye_guest_shelf', JSON.stringify(record));
    },
    [count, FIRST_TIME] as const,
  );
}
