import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answers } from '../testing/fakeServer.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { aWireBook, aWireBrief, wireChapterList, wireChapters } from '../testing/wire.ts';
import { MAX_KEPT_PAGES } from './keepPage.ts';

const answers: Answers = {
  categoryBooks: { data: [aWireBrief('3')], info: { total: 1, totalPage: 1 } },
  categoryPage: {
    data: [{ group: '小说', items: Array.from({ length: 9 }, (_, id) => ({ cid: `${id}`, title: `都市${id}` })) }],
  },
  rankClasses: { data: [] },
  bookInfo: aWireBook(),
  chapterList: wireChapterList(['', wireChapters(3)]),
};

const category = (id: number) => `/categoryDetail/${id}/都市${id}/治愈/小说`;
const listOf = (id: number) => screen.findByRole('list', { name: `都市${id}` });

const open = async (path = category(1), given = answers) => {
  const app = await renderApp({ path, answers: given });
  const go = async (to: string | number) => act(async () => app.at.navigate(to));
  const toCover = async () => {
    await go('/cover/3');
    await waitFor(() => expect(document.title).toBe('山中灯火-书页小说'));
  };
  return { ...app, go, toCover };
};

afterEach(() => vi.restoreAllMocks());

describe('a page that is kept alive', () => {
  it('is the same when it is opened again, by the way back and by its link [ROUTE-56]', async () => {
    const { go, toCover } = await open();
    const list = await listOf(1);
    await toCover();
    await go(-1);
    expect(await listOf(1)).toBe(list);
    await toCover();
    await go(category(1));
    expect(await listOf(1)).toBe(list);
  });

  it('is neither seen nor heard of behind another page, and keeps its title to itself [ROUTE-56]', async () => {
    const { toCover, services } = await open();
    const list = await listOf(1);
    await toCover();
    expect(document.contains(list)).toBe(true);
    expect(screen.queryByRole('list', { name: '都市1' })).toBeNull();
    const asked = services.seen.filter(({ name }) => name === 'categoryBooks').length;
    expect(document.title).toBe('山中灯火-书页小说');
    expect(asked).toBe(1);
  });

  it('leaves the focus of a navigation to the heading of the page that is shown [ROUTE-56]', async () => {
    const { toCover } = await open();
    await listOf(1);
    await toCover();
    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: '山中灯火' }));
  });

  it('is at the scroll at which it was left, and another page at its top [ROUTE-56] [ROUTE-02]', async () => {
    let scrollY = 0;
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
    vi.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
      scrollY = Number(top);
    });
    const { go, toCover } = await open();
    await listOf(1);
    scrollY = 700;
    await toCover();
    expect(scrollY).toBe(0);
    await go(-1);
    await listOf(1);
    expect(scrollY).toBe(700);
  });

  it('that failed is asked for again when it is opened again [ROUTE-56] [NET-04]', async () => {
    let isDown = true;
    const categoryBooks = () => {
      if (isDown) throw new TypeError('cut');
      return { data: [aWireBrief('3')], info: { total: 1, totalPage: 1 } };
    };
    const { go, toCover } = await open(category(1), { ...answers, categoryBooks });
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    isDown = false;
    await go('/cover/3');
    await waitFor(() => expect(document.title).toBe('山中灯火-书页小说'));
    await go(category(1));
    expect(await listOf(1)).toBeTruthy();
    await toCover();
  });

  it('stays through a change of its filters [ROUTE-56] [CATRANK-02]', async () => {
    const { go, toCover, services } = await open();
    const heading = await screen.findByRole('heading', { level: 1 });
    await go(`${category(1)}?sort=score`);
    await toCover();
    await go(-1);
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    const sorts = services.seen.filter(({ name }) => name === 'categoryBooks').map(({ fields }) => fields['sort']);
    expect(sorts).toEqual(['popular', 'score']);
  });

  it('gives way to six that were shown after it [ROUTE-56]', async () => {
    const { go } = await open();
    const first = await listOf(1);
    for (let id = 2; id <= MAX_KEPT_PAGES; id += 1) {
      await go(category(id));
      await listOf(id);
    }
    expect(document.contains(first)).toBe(true);
    await go(category(MAX_KEPT_PAGES + 1));
    await listOf(MAX_KEPT_PAGES + 1);
    expect(document.contains(first)).toBe(false);
  });
});

describe('a page that is not', () => {
  it('is made anew when it is opened again [ROUTE-56]', async () => {
    const { go } = await open('/cover/3');
    const heading = await screen.findByRole('heading', { level: 1 });
    await go(category(1));
    await listOf(1);
    expect(document.contains(heading)).toBe(false);
  });
});
