import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { Refusal } from '../../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../../testing/renderApp.tsx';
import { aWireModule, wirePage, wireRecommendation } from '../../../testing/wire.ts';

const openHome = async ({ answers, ...options }: RenderAppOptions = {}) => {
  const app = await renderApp({
    ...options,
    answers: {
      storePage: wirePage(aWireModule('1')),
      recommend: wireRecommendation('2001', '2002', '2003', '2004'),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: '栏目1' });
  return app;
};

const scroll = () => act(() => window.scrollTo(0, window.scrollY + 40));
const dialog = () => screen.findByRole('dialog', { name: '为你推荐' });
const asked = ({ services }: Awaited<ReturnType<typeof openHome>>) =>
  services.seen.filter(({ name }) => name === 'recommend');

/** Waits until the dialog would have come. */
const settle = async () => {
  await import('./HomeDialog.tsx');
  await act(() => new Promise((done) => setTimeout(done, 50)));
};

const expectNoDialog = async (app: Awaited<ReturnType<typeof openHome>>, calls = 0) => {
  scroll();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(app)).toHaveLength(calls);
};

describe('the recommendation dialog of home', () => {
  it('opens on the first scroll with three books that know where they were recommended [STORE-20]', async () => {
    const app = await openHome();
    await settle();
    expect([screen.queryByRole('dialog'), asked(app)]).toEqual([null, []]);
    scroll();
    const links = within(await dialog()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['2001', '2002', '2003'].map((id) => `/cover/${id}?rid=r-2001-2002-2003-2004`),
    );
    expect(asked(app)[0]?.fields).toMatchObject({ qtn: 'home', nums: '10' });
  });

  it('is closed at its corner, and comes once a session [STORE-20]', async () => {
    const session = fakeStorage();
    const first = await openHome({ session });
    scroll();
    fireEvent.click(within(await dialog()).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();
    act(() => window.scrollTo(0, 0));
    await expectNoDialog(await openHome({ session }));
  });

  it('takes the scroll to where home was left for no scroll of its reader [STORE-15] [STORE-20]', async () => {
    const session = fakeStorage({ scroll_store_home: 300 });
    const app = await openHome({ session });
    expect(window.scrollY).toBe(300);
    act(() => void window.dispatchEvent(new Event('scroll')));
    await settle();
    expect(asked(app)).toEqual([]);
    scroll();
    expect(await dialog()).toBeTruthy();
  });

  it('leaves readers alone whose keys go on to a link below [STORE-20]', async () => {
    const app = await openHome();
    act(() => {
      screen.getAllByRole('link').at(-1)?.focus();
      // As browsers show what has taken the focus.
      window.scrollTo(0, 300);
    });
    await settle();
    expect(asked(app)).toEqual([]);
    scroll();
    expect(await dialog()).toBeTruthy();
  });

  it.each([
    ['iOS 9', 'Mozilla/5.0 (iPhone; CPU iPhone OS 9_3_5 like Mac OS X)', 'STORE-21'],
    ['iOS 10', 'Mozilla/5.0 (iPhone; CPU iPhone OS 10_3 like Mac OS X)', 'STORE-21'],
    ['an old client', 'Mozilla/5.0 (Linux; Android 9) AliApp(AP/10.1.0.33) AlipayClient/10.1.0.33', 'STORE-22'],
  ])('is skipped on %s [%s]', async (_, userAgent) => {
    await expectNoDialog(await openHome({ userAgent }));
  });

  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X)',
    'Mozilla/5.0 (Linux; Android 9) AliApp(AP/10.5.2.1) AlipayClient/10.5.2.1',
  ])('opens on %s [STORE-21] [STORE-22]', async (userAgent) => {
    await openHome({ userAgent });
    scroll();
    expect(await dialog()).toBeTruthy();
  });

  it('is off where the server switched it off', async () => {
    const page = { ...wirePage(aWireModule('1')), switch: { homeRecommend: 0 } };
    await expectNoDialog(await openHome({ answers: { storePage: page } }));
  });

  it('belongs to home, and to no other page of the store [STORE-20]', async () => {
    await expectNoDialog(await openHome({ path: '/st/publish' }));
  });

  it('does not come without books, and home stays as it is', async () => {
    vi.spyOn(console, 'info').mockReturnValue(undefined);
    await expectNoDialog(await openHome({ answers: { recommend: new Refusal(500, 'x') } }), 1);
    expect(screen.getByRole('heading', { name: '栏目1' })).toBeTruthy();
  });
});
