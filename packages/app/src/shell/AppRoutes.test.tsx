import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';
import {
  aWireBook,
  aWireModule,
  wireChapterList,
  wireChapters,
  wirePage,
  wireRecommendation,
} from '../testing/wire.ts';

const answers = {
  storePage: wirePage(aWireModule('1')),
  bookInfo: aWireBook(),
  chapterList: wireChapterList(['', wireChapters(3)]),
  recommend: wireRecommendation('2001'),
};

const tabs = () => screen.queryByRole('navigation', { name: '主导航' });
const tab = (name: string) => within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name });

describe('an address that is none of ours', () => {
  it.each(['/nowhere', '/st/a/b', '/bookshelf', '/book/1001/x'])(
    '%s gives the not-found page, with its title and without tab bar [ROUTE-03]',
    async (path) => {
      await renderApp({ path });
      expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy();
      expect(document.title).toBe('页面不存在-书页小说');
      expect(tabs()).toBeNull();
    },
  );
});

describe('the tab bar', () => {
  it('has shelf, bookstore and mine, in this order [TAB-01]', async () => {
    await renderApp({ answers });
    const links = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['书架', '/shelf'],
      ['书城', '/'],
      ['我的', '/myself'],
    ]);
  });

  it.each([
    ['/', true],
    ['/shelf', true],
    ['/myself', true],
    ['/st', false],
    ['/st/publish', false],
    ['/cover/1001', false],
    ['/catalog/1001', false],
  ])('on %s shows: %s [TAB-05]', async (path, shows) => {
    await renderApp({ path, answers });
    expect(tabs() !== null).toBe(shows);
  });

  it.each(['/?hideTabBar=true', '/shelf?hideTabBar=true'])('is hidden on %s [TAB-06]', async (path) => {
    await renderApp({ path, answers });
    expect(tabs()).toBeNull();
  });

  it('marks the tab of the page', async () => {
    await renderApp({ path: '/shelf', answers });
    expect(tab('书架').getAttribute('aria-current')).toBe('page');
    expect(tab('书城').getAttribute('aria-current')).toBeNull();
  });

  it('replaces the page and keeps the query [TAB-02] [TAB-03]', async () => {
    const { at } = await renderApp({ path: '/?siteid=77', answers });
    fireEvent.click(tab('书架'));
    expect(at.address).toBe('/shelf?siteid=77');
    expect(at.change).toBe('REPLACE');
  });
});

describe('going from page to page', () => {
  it('starts each page at its top [ROUTE-02]', async () => {
    const { at } = await renderApp({ answers });
    await screen.findByRole('heading', { name: '栏目1' });
    window.scrollTo(0, 900);
    act(() => at.navigate('/cover/1001'));
    expect(window.scrollY).toBe(0);
  });

  it('leaves the scroll alone when only the query changes [ROUTE-02]', async () => {
    const { at } = await renderApp({ answers });
    await screen.findByRole('heading', { name: '栏目1' });
    window.scrollTo(0, 900);
    act(() => at.navigate('/?siteid=1'));
    expect(window.scrollY).toBe(900);
  });

  it('moves the focus to the heading of the new page, so that it is announced', async () => {
    const { at } = await renderApp({ answers });
    await screen.findByRole('heading', { name: '栏目1' });
    act(() => at.navigate('/cover/1001'));
    const heading = await screen.findByRole('heading', { level: 1, name: '山中灯火' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('leaves the focus where it is on the page that was opened first', async () => {
    await renderApp({ path: '/cover/1001', answers });
    await screen.findByRole('heading', { level: 1, name: '山中灯火' });
    expect(document.activeElement).toBe(document.body);
  });

  describe('in a browser that tells whether its reader has pressed anything', () => {
    const reader = { hasBeenActive: false };

    beforeEach(() => {
      reader.hasBeenActive = false;
      Object.defineProperty(navigator, 'userActivation', { value: reader, configurable: true });
    });

    afterEach(() => {
      Reflect.deleteProperty(navigator, 'userActivation');
    });

    it('moves the focus to the heading of the first page too, when it is gone back to', async () => {
      const { at } = await renderApp({ path: '/cover/1001', answers });
      await screen.findByRole('heading', { level: 1, name: '山中灯火' });
      reader.hasBeenActive = true;
      act(() => at.navigate('/st/publish'));
      await screen.findByRole('heading', { name: '栏目1' });
      act(() => at.navigate(-1));
      const heading = await screen.findByRole('heading', { level: 1, name: '山中灯火' });
      await waitFor(() => expect(document.activeElement).toBe(heading));
    });

    it('leaves the focus where it is on a page just loaded, though its entry changes by itself', async () => {
      const { at } = await renderApp({ path: '/cover/1001', answers });
      await screen.findByRole('heading', { level: 1, name: '山中灯火' });
      act(() => at.navigate('/cover/1001?type=1'));
      expect(document.activeElement).toBe(document.body);
    });
  });

  it('goes back to the page before, or home from a page opened directly', async () => {
    const { at } = await renderApp({ path: '/catalog/1001', answers });
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(at.address).toBe('/');

    act(() => at.navigate('/st/publish'));
    act(() => at.navigate('/catalog/1001'));
    fireEvent.click(await screen.findByRole('button', { name: '返回' }));
    await waitFor(() => expect(at.address).toBe('/st/publish'));
  });

  it('changes the title with the page [PROD-21]', async () => {
    const { at } = await renderApp({ answers });
    expect(document.title).toBe('书页小说');
    act(() => at.navigate('/shelf'));
    await waitFor(() => expect(document.title).toBe('书架-书页小说'));
  });
});
