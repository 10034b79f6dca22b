import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBrief } from '../../testing/wire.ts';

const pageOf = ({ page }: Fields) => {
  const places: ReadonlyArray<[string, number]> =
    Number(page) === 1
      ? [
          ['1', 1],
          ['2', 2],
        ]
      : [
          ['3', 3],
          ['1', 4],
        ];
  const items = places.map(([id, order]) => ({ ...aWireBrief(id), order }));
  return { data: { items, total: 3, totalPage: 2, currentPage: Number(page) } };
};

const rows = () => within(screen.getByRole('list', { name: '爆款推荐' })).getAllByRole('article');

describe('hot books', () => {
  it('stand by their places, page after page; one that moved stands once, where it came to [SEO-01] [ROUTE-46] [API-56] [ENT-42]', async () => {
    const { services } = await renderApp({ path: '/v2/recom', answers: { hotBooks: pageOf } });
    await screen.findByRole('list', { name: '爆款推荐' });
    expect(rows().map(({ textContent }) => /\d书\d/.exec(textContent)?.[0])).toEqual(['1书1', '2书2']);
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() =>
      expect(rows().map(({ textContent }) => /\d书\d/.exec(textContent)?.[0])).toEqual(['2书2', '3书3', '4书1']),
    );
    expect(screen.getByText('没有更多了')).toBeTruthy();
    expect(document.title).toBe('爆款推荐-书页小说');
    expect(services.seen.map(({ fields }) => [fields['page'], fields['pageSize']])).toEqual([
      [1, 10],
      [2, 10],
    ]);
  });

  it('that are none are said to be none [SEO-01]', async () => {
    await renderApp({ path: '/v2/recom', answers: { hotBooks: { data: { items: [], totalPage: 0 } } } });
    expect(await screen.findByText('还没有爆款')).toBeTruthy();
  });

  it('that do not come are asked for again [SEO-13]', async () => {
    let isDown = true;
    await renderApp({
      path: '/v2/recom',
      answers: { hotBooks: (fields) => (isDown ? new Refusal(500, '系统繁忙') : pageOf(fields)) },
    });
    const alert = await screen.findByRole('alert');
    isDown = false;
    fireEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('list', { name: '爆款推荐' })).toBeTruthy();
  });
});
