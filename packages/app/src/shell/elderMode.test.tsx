import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHostWithActionBar, untilExtras } from '../testing/aHostWithActionBar.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { renderReader } from '../testing/renderReader.tsx';
import type { TestServices } from '../testing/testServices.ts';
import { aWireModule, wirePage, wireRecommendation } from '../testing/wire.ts';

const elder = { elder_mode: true };
const elderSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: /^长辈版/ });
const isTold = () => document.cookie.includes('shuye_elder=1');
const withBarsAndAds = {
  host: aHostWithActionBar({ reader: { isPlatformPath: false, adsEnabled: true } }),
  answers: { adInfo: { data: {} }, loadResource: { data: { reader_option: {} } } },
};
const asksForAds = ({ seen }: TestServices) => seen.filter(({ name }) => name === 'adInfo');
const textSize = () => document.documentElement.dataset['textSize'];

describe('长辈版', () => {
  it('is turned on and off in 我的 at once, and stays on this device', async () => {
    const storage = fakeStorage();
    const first = await renderApp({ path: '/myself', storage });
    expect([elderSwitch().checked, textSize()]).toEqual([false, 'normal']);
    fireEvent.click(elderSwitch());
    expect([elderSwitch().checked, textSize()]).toEqual([true, 'elder']);
    first.unmount();

    await renderApp({ path: '/myself', storage });
    expect([elderSwitch().checked, textSize()]).toEqual([true, 'elder']);
    fireEvent.click(elderSwitch());
    expect([elderSwitch().checked, textSize()]).toEqual([false, 'normal']);
  });

  it('is told to the pages of the gateway, which no script of ours runs on', async () => {
    const { unmount } = await renderApp({ path: '/myself', device: elder });
    await waitFor(() => expect(isTold()).toBe(true));
    fireEvent.click(elderSwitch());
    expect(isTold()).toBe(false);
    fireEvent.click(elderSwitch());
    expect(isTold()).toBe(true);
    unmount();
    await renderApp({ path: '/myself' });
    expect(isTold()).toBe(false);
  });

  it('asks for ads and shows the bars of a host outside it', async () => {
    const { services } = await renderReader(withBarsAndAds);
    await untilExtras();
    await waitFor(() => expect(asksForAds(services)).toHaveLength(1));
  });

  it('asks for no ads and shows no bars of a host', async () => {
    const { services } = await renderReader({ ...withBarsAndAds, device: elder });
    await screen.findByText(/第1章的正文/);
    await import('../screens/reader/prompts/ReaderPrompts.tsx');
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(screen.queryByRole('navigation', { name: '阅读操作' })).toBeNull();
    expect(asksForAds(services)).toEqual([]);
  });

  it('keeps the recommendations of home from coming up by themselves', async () => {
    const { services } = await renderApp({
      device: elder,
      answers: { storePage: wirePage(aWireModule('1')), recommend: wireRecommendation('2001', '2002', '2003') },
    });
    await screen.findByRole('heading', { name: '栏目1' });
    act(() => window.scrollTo(0, 40));
    await import('../screens/bookstore/home-dialog/HomeDialog.tsx');
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(services.seen.map(({ name }) => name)).not.toContain('recommend');
  });

  it('leaves a toast for five seconds', async () => {
    const { services } = await renderApp({ path: '/shelf', device: elder });
    vi.useFakeTimers();
    act(() => services.toaster.show('已加入书架'));
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(screen.queryByText('已加入书架')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('已加入书架')).toBeNull();
  });
});
