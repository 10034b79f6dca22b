import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const pageOf = ({ page }: Fields) => {
  const items =
    Number(page) === 1
      ? [
          { queryId: '7', queryName: '纸山图书馆结局', bookId: '1001' },
          { queryId: '8', queryName: '完结 都市' },
        ]
      : [
          { queryId: '8', queryName: '完结 都市' },
          { queryId: '9', queryName: '灯', bookId: '1002' },
        ];
  return { data: { items, total: 3, totalPage: 2, currentPage: Number(page) } };
};
const links = () =>
  within(screen.getByRole('list', { name: '热搜词' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);

describe('what readers search for', () => {
  it('is a list of phrases, each a way to the book that answers it, or to a search [SEO-12] [ROUTE-52] [API-62]', async () => {
    const { services } = await renderApp({ path: '/v2/hotSearch', answers: { phraseList: pageOf } });
    await screen.findByRole('list', { name: '热搜词' });
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() =>
      expect(links()).toEqual([
        ['1纸山图书馆结局', '/v2/query/1001/7.html'],
        ['2完结 都市', '/v2/search/完结 都市'],
        ['3灯', '/v2/query/1002/9.html'],
      ]),
    );
    expect(document.title).toBe('热搜词列表-书页小说');
    expect(services.seen.map(({ fields }) => fields['pageSize'])).toEqual([10, 10]);
  });

  it('is said to be nothing where nothing is searched for [SEO-12]', async () => {
    await renderApp({ path: '/v2/hotSearch', answers: { phraseList: { data: { items: [], totalPage: 0 } } } });
    expect(await screen.findByText('还没有热搜词')).toBeTruthy();
  });

  it('says what happened when it does not come [SEO-13]', async () => {
    await renderApp({ path: '/v2/hotSearch', answers: { phraseList: new Refusal(500, '系统繁忙') } });
    expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙');
  });
});
