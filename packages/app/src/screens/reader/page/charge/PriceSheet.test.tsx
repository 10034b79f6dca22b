import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../../../testing/aHost.ts';
import { anAccount } from '../../../../testing/anAccount.ts';
import type { Answers } from '../../../../testing/fakeServer.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';
import { aWireBook } from '../../../../testing/wire.ts';

const NOW = 1_790_000_000;
const userId = '9000001';
const ticket = { beanId: 'a', beanName: '券', amount: 50, balance: 50, expiredTime: NOW + 86_400, status: 1 };
const offer = { beanInfo: [], beanIds: [], curPrice: 12, discount: 100, userInfo: { balance: 40 } };
const plan = { monthId: '4', month: 1, monthType: 1, price: 250, name: '超级会员' };

/** The eleventh of forty chapters, the first one that is sold, with its prices open. */
async function openPrices({ answers = {}, ...options }: RenderReaderOptions = {}) {
  const known: Answers = { ...anAccount({ beans: 40 }), buyChapter: offer, ...answers };
  const opened = await renderReader({ chapters: 40, query: '?forceChapterIndex=10', ...options, answers: known });
  // The chapter after it is locked as well, and its block may come first.
  const lock = await screen.findByRole('region', { name: /^第11章/ });
  fireEvent.click(await within(lock).findByRole('button', { name: '全部价格' }));
  await screen.findByRole('dialog', { name: '全部价格' });
  return opened;
}

const neverRenewed = () => new Promise<void>(() => undefined);

describe('the prices at a lock', () => {
  it('name each way to read on, and lead to the purchase of exactly that [READER-11] [BUY-04]', async () => {
    const { at } = await openPrices({ userId });
    expect(await screen.findByRole('button', { name: /^本章\s*12书豆$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^剩余30章\s*360书豆$/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^后20章\s*240书豆$/ }));
    await waitFor(() => expect(at.address).toContain('/buy-book'));
    const { searchParams } = new URL(at.address, 'https://page.test');
    expect(Object.fromEntries(searchParams)).toMatchObject({ bid: '1001', cid: 'c11', num: '20', price: '240' });
    const marked = await screen.findByRole<HTMLInputElement>('radio', { name: /^后20章/ });
    expect(marked.checked).toBe(true);
  });

  it('count the reader’s tickets, and mark the way that wastes none [TICKET-03]', async () => {
    await openPrices({ userId, answers: { buyChapter: { ...offer, beanInfo: [ticket] } } });
    expect(
      await screen.findByRole('button', { name: /^后10章\s*原价120书豆，豆券抵50书豆\s*最划算\s*70书豆$/ }),
    ).toBeTruthy();
  });

  it('name the least plan of the membership that opens the book, which leads back to the chapter [READER-36] [LOCK-15]', async () => {
    const bookInfo = aWireBook({ disType: 5 });
    await openPrices({
      userId,
      answers: {
        bookInfo,
        membershipOffer: { beanInfo: [], monthInfo: [plan, { ...plan, monthId: '6', month: 12, price: 2480 }] },
      },
    });
    const link = await screen.findByRole('link', { name: /^超级会员1个月/ });
    expect(screen.queryByRole('link', { name: /^超级会员12个月/ })).toBeNull();
    expect(link.textContent).toContain('最划算');
    expect(link.getAttribute('href')).toBe(
      `/buy-member?type=super&bookId=1001&aliasId=4&back=${encodeURIComponent('/reader/1001?forceChapterId=c11')}`,
    );
  });

  it('tell a guest what everybody pays, and ask no account for it [AUTH-16]', async () => {
    const { services } = await openPrices();
    expect(await screen.findByRole('button', { name: /^后10章\s*120书豆$/ })).toBeTruthy();
    expect(services.seen.map(({ name }) => name)).not.toContain('buyChapter');
  });

  it('say which of them is on its way to be bought, while the login is renewed [AUTH-17]', async () => {
    const { bridge, ...host } = aHost();
    await openPrices({ userId, host: { ...host, login: 'host', bridge: { ...bridge, refreshLogin: neverRenewed } } });
    const row = await screen.findByRole('button', { name: /^后20章/ });
    fireEvent.click(row);
    fireEvent.click(screen.getByRole('button', { name: /^后10章/ }));
    expect(screen.getAllByRole('button', { busy: true })).toEqual([row]);
  });

  it('lead a guest to the login, and from there to what was chosen [AUTH-16]', async () => {
    const navigateAway = vi.fn<(address: string) => void>();
    await openPrices({ navigateAway });
    fireEvent.click(await screen.findByRole('button', { name: /^后10章\s*120书豆$/ }));
    await waitFor(() => expect(navigateAway).toHaveBeenCalled());
    const returnTo = new URL(navigateAway.mock.calls[0]?.[0] ?? '', 'https://page.test').searchParams.get(
      'redirect_uri',
    );
    const { pathname, searchParams } = new URL(returnTo ?? '', 'https://page.test');
    expect([pathname, searchParams.get('num'), searchParams.get('cid')]).toEqual(['/buy-book', '10', 'c11']);
    expect(screen.getByRole('dialog', { name: '全部价格' })).toBeTruthy();
  });
});
