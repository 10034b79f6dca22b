import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MemoryNavigation } from '../router/MemoryNavigation.tsx';
import { stubWindowWidth } from '../testing/stubWindowWidth.ts';
import { testServices } from '../testing/testServices.ts';
import { WideWindow } from './WideWindow.tsx';

beforeEach(() => stubWindowWidth(1280));

const openAt = (path: string) =>
  render(
    <MemoryNavigation initialEntries={[path]}>
      <WideWindow services={testServices()} />
    </MemoryNavigation>,
  );

const nav = () => screen.findByRole('navigation', { name: '主导航' });

it('a wide window has a header, no second banner beside the page’s bar, that leads to all that a reader looks for', async () => {
  openAt('/');
  expect(await nav()).toBeTruthy();
  expect(screen.queryByRole('banner')).toBeNull();
  const links = within(await nav()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['书页', '/'],
    ['书城', '/'],
    ['分类', '/categoryIndex'],
    ['榜单', '/rankIndex'],
    ['书架', '/shelf'],
    ['我的', '/myself'],
    ['请输入书名或作者名', '/search'],
  ]);
});

it.each([
  ['/', '书城'],
  ['/st/publish', '书城'],
  ['/rankDetail', '榜单'],
  ['/shelf', '书架'],
  ['/myself', '我的'],
  ['/cover/1001', undefined],
])('the header of a wide window marks at %s where one is: %s', async (path, title) => {
  openAt(path);
  expect(within(await nav()).queryByRole('link', { current: 'page' })?.textContent).toBe(title);
});

it('the header of a wide window leaves the page of the search its own field', async () => {
  openAt('/search');
  expect(within(await nav()).queryByRole('link', { name: '请输入书名或作者名' })).toBeNull();
});

it('a window of 1023 px has no header: the tab bar leads on there [TAB-01]', async () => {
  openAt('/');
  await nav();
  stubWindowWidth(1023);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each(['/reader/1001', '/pc/reader/1001'])('the text of %s stands alone in a wide window too', async (path) => {
  const { unmount } = openAt('/');
  await nav();
  unmount();
  openAt(path);
  expect(screen.queryByRole('navigation')).toBeNull();
});
