import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { wireLabels, wireQuestions } from '../../testing/wireQuestions.ts';

const pageOf = ({ page }: Fields) =>
  Number(page) === 1
    ? wireQuestions(['1', '2'], { totalPage: 2 })
    : wireQuestions(['2', '3'], { totalPage: 2, currentPage: 2 });
const answers = { labelList: wireLabels, questionList: pageOf };
const rows = () => within(screen.getByRole('list', { name: '最新问题' })).getAllByRole('link');

describe('questions', () => {
  it('are found by label, group by group [SEO-02] [ROUTE-47] [API-60]', async () => {
    await renderApp({ path: '/v2/question', answers });
    const labels = within(await screen.findByRole('list', { name: '分类' }));
    expect(labels.getByRole('link', { name: '奇幻' }).getAttribute('href')).toBe('/v2/questionList/c1/1');
    expect(
      within(screen.getByRole('list', { name: '情节' }))
        .getByRole('link', { name: '慢热' })
        .getAttribute('href'),
    ).toBe('/v2/questionList/p1/3');
    expect(document.title).toBe('小说问答-书页小说');
  });

  it('are listed newest first, page after page; one that moved stands once [SEO-02] [API-57]', async () => {
    const { services } = await renderApp({ path: '/v2/question', answers });
    await screen.findByRole('list', { name: '最新问题' });
    expect(rows().map((row) => row.getAttribute('href'))).toEqual(['/v2/questionDetail/1', '/v2/questionDetail/2']);
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.getByText('没有更多了')).toBeTruthy();
    const asked = services.seen.filter(({ name }) => name === 'questionList').map(({ fields }) => fields);
    expect(asked.map(({ page, pageSize, labelId }) => [page, pageSize, labelId])).toEqual([
      [1, 10, undefined],
      [2, 10, undefined],
    ]);
  });

  it('that nobody asked are said to be none', async () => {
    await renderApp({
      path: '/v2/question',
      answers: { ...answers, questionList: wireQuestions([], { totalPage: 0 }) },
    });
    expect(await screen.findByText('还没有人提问')).toBeTruthy();
  });

  it('that do not come are asked for again [SEO-13]', async () => {
    let isDown = true;
    await renderApp({
      path: '/v2/question',
      answers: { ...answers, questionList: (fields) => (isDown ? new Refusal(500, '系统繁忙') : pageOf(fields)) },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('系统繁忙');
    isDown = false;
    fireEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('list', { name: '最新问题' })).toBeTruthy();
  });
});

describe('the questions of a label', () => {
  it('stand under its name, and lead to its books [SEO-03] [ROUTE-48]', async () => {
    const { services } = await renderApp({ path: '/v2/questionList/c1/1', answers });
    expect(await screen.findByRole('list', { name: '奇幻小说问答' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '奇幻小说问答，更多' }).getAttribute('href')).toBe('/v2/labelSecond/c1/1');
    expect(document.title).toBe('小说问答列表页-书页小说');
    const asked = services.seen.find(({ name }) => name === 'questionList')?.fields;
    expect(asked).toMatchObject({ labelId: 'c1', labelType: 1, page: 1 });
  });

  it('stay whole without the name [SEO-03]', async () => {
    await renderApp({ path: '/v2/questionList/c1/1', answers: { ...answers, labelList: new Refusal(500, '忙') } });
    expect(await screen.findByRole('list', { name: '问题' })).toBeTruthy();
  });

  it('are said to be none, with the way to all of them [SEO-03]', async () => {
    const none = wireQuestions([], { totalPage: 0 });
    await renderApp({ path: '/v2/questionList/c1/1', answers: { ...answers, questionList: none } });
    expect((await screen.findByRole('link', { name: '全部问答' })).getAttribute('href')).toBe('/v2/question');
  });
});
