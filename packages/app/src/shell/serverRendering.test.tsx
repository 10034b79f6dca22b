// @vitest-environment node
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { matchRoute } from '../router/matchRoute.ts';
import { StaticNavigation } from '../router/StaticNavigation.tsx';
import { notFound } from '../routes.ts';
import { pages } from '../server.ts';
import { testServices } from '../testing/testServices.ts';
import { aWireBook, aWireModule, wireChapterList, wireChapters, wirePage } from '../testing/wire.ts';
import { App } from './App.tsx';
import { preloadRoute } from './preloadRoute.ts';
import { prefetches } from './screens.ts';
import { guestShelf } from '../testing/guestShelf.ts';

const answers = {
  storePage: wirePage(
    aWireModule('1'),
    aWireModule('2', { template: 'slideList' }),
    aWireModule('3', { template: 'list' }),
  ),
  bookInfo: aWireBook({ disType: 1, limitFreeEnd: 1_790_007_200 }),
  chapterList: wireChapterList(['', wireChapters(120)]),
};

/** What stands in the first markup of pages with data; of others it is their title. */
const contents: Readonly<Record<string, string>> = {
  home: '栏目1',
  bookstore: '栏目1',
  myVipBookStore: '栏目1',
  cover: '山中灯火',
  // Asked for by the page itself: the first markup is its shape.
  'query-cover': '加载中',
  catalog: '第1章',
  // The words of a chapter are measured and laid out on the device.
  reader: '加载中',
  'pc-reader': '加载中',
  // What a device keeps is behind the `#`.
  'own-book': '这台设备上没有这本书',
  shelf: '书架',
  myself: '购买过的书',
  rankDetail: '全部榜单',
  shortStory: '加载中',
};

/** A page that needs a login is a reader's own: what stands before it for a guest is decided in the browser. */
const addresses = pages
  .filter(({ login }) => !login)
  .flatMap(({ name, patterns, title }) =>
    patterns.map((path) => [name, path.replace(/:\w+/g, '1001'), title] as const),
  );

/** The markup of a page whose screen and data were fetched before. */
async function markupOf(address: string): Promise<string> {
  const services = testServices({
    answers,
    currentUrl: () => 'https://shuye.test/?windowHeight=600&windowWidth=300',
    device: { guest_shelf: guestShelf([{ bookId: '1', title: '断桥茶馆', updatedAt: 1, format: 1 }]) },
  });
  const match = matchRoute(address);
  const { route, params } = match ?? { route: notFound, params: {} };
  await preloadRoute(route);
  if (route.screen) await prefetches[route.screen]?.(services, params);
  return renderToString(
    <StrictMode>
      <StaticNavigation location={address}>
        <App services={services} />
      </StaticNavigation>
    </StrictMode>,
  );
}

describe('without a browser', () => {
  it.each(addresses)('%s at %s is rendered whole, not as a fallback', async (name, address, title) => {
    const error = vi.spyOn(console, 'error');
    expect(typeof document).toBe('undefined');
    const markup = await markupOf(address);
    expect(markup).toContain(contents[name] ?? title ?? '加载中');
    expect(markup).not.toMatch(/<!--\$[?!]-->/);
    // Pages allow no inline styles: one would not count until the page woke up.
    expect(markup).not.toContain(' style=');
    expect(error).not.toHaveBeenCalled();
  });

  it.each(['/', '/shelf', '/myself'])(
    'the tabs of %s are links to their pages with its query: a tap before any script, or without, loads them [TAB-04]',
    async (path) => {
      const markup = await markupOf(`${path}?channelSrc=a&x=1`);
      for (const target of ['/', '/shelf', '/myself'])
        expect(markup).toContain(`href="${target}?channelSrc=a&amp;x=1"`);
    },
  );

  it('a page shows nothing that only a device remembers', async () => {
    expect(await markupOf('/shelf')).not.toContain('断桥茶馆');
  });

  it('an address that is none of ours is rendered empty', async () => {
    expect(await markupOf('/nowhere')).toContain('页面不存在-书页小说');
  });
});
