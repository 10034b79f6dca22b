import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Answers, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBrief } from '../../testing/wire.ts';
import { wireLabels } from '../../testing/wireQuestions.ts';

const booksOf = ({ page }: Fields) => {
  const ids = Number(page) === 1 ? ['1', '2'] : ['2', '3'];
  const items = ids.map((id) => ({ ...aWireBrief(id), order: Number(id) }));
  return { data: { items, labelName: '慢热', total: 3, totalPage: 2, currentPage: Number(page) } };
};
const answers: Answers = { labelList: wireLabels, labelBooks: booksOf };

describe('labels', () => {
  it('stand in their groups, each a way to its books [SEO-10] [ROUTE-50] [ENUM-22]', async () => {
    await renderApp({ path: '/v2/label', answers });
    const plot = within(await screen.findByRole('list', { name: '情节' }));
    expect(plot.getByRole('link', { name: '慢热' }).getAttribute('href')).toBe('/v2/labelSecond/p1/3');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '分类',
      '情节',
    ]);
    expect(document.title).toBe('标签找书-书页小说');
  });

  it('that are none are said to be none', async () => {
    await renderApp({ path: '/v2/label', answers: { labelList: { data: { items: [] } } } });
    expect(await screen.findByText('还没有标签')).toBeTruthy();
  });

  it('that do not come are asked for again [SEO-13]', async () => {
    await renderApp({ path: '/v2/label', answers: { labelList: new Refusal(500, '系统繁忙') } });
    expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙');
  });
});

const rows = () => within(screen.getByRole('list', { name: '慢热' })).getAllByRole('article');

describe('the books of a label', () => {
  it('stand under its name, page after page [SEO-11] [ROUTE-51] [API-61] [ENUM-21]', async () => {
    const { services } = await renderApp({ path: '/v2/labelSecond/p1/3', answers });
    expect(await screen.findByRole('heading', { level: 1, name: '慢热' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(document.title).toBe('分类二级页-书页小说');
    expect(services.seen[0]?.fields).toMatchObject({ labelId: 'p1', labelType: 3, page: 1, pageSize: 10 });
  });

  it('are said to be none, with the way to all labels [SEO-11]', async () => {
    const none = { data: { items: [], labelName: '慢热', totalPage: 0 } };
    await renderApp({ path: '/v2/labelSecond/p1/3', answers: { labelBooks: none } });
    expect((await screen.findByRole('link', { name: '全部标签' })).getAttribute('href')).toBe('/v2/label');
  });

  it('of a label that is not there are told so [SEO-11] [SEO-13]', async () => {
    await renderApp({ path: '/v2/labelSecond/x/3', answers: { labelBooks: new Refusal(404, '没有这个标签') } });
    expect((await screen.findByRole('alert')).textContent).toContain('没有这个标签');
    expect(document.title).toBe('分类二级页-书页小说');
  });
});
