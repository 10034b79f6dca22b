import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { Refusal } from '../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { aWireQuestionDetail } from '../../testing/wireQuestions.ts';

const open = (options: RenderAppOptions = {}) =>
  renderApp({ path: '/v2/questionDetail/q1', answers: { questionInfo: aWireQuestionDetail() }, ...options });

const guide = () => screen.queryByRole('complementary', { name: '打开APP' });

describe('the page of a question', () => {
  it('shows the question and one sentence that answers it [SEO-04] [SEO-05] [SEO-14] [ROUTE-49] [API-59]', async () => {
    const { services } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: '有什么好看的奇幻小说？' })).toBeTruthy();
    expect(
      screen.getByText('《山中灯火》是许半山创作的奇幻东方小说，标签有热血，主角是林灯，又名灯火。一盏灯，一座山。'),
    ).toBeTruthy();
    expect(document.title).toBe('小说问答详情页-书页小说');
    expect(services.seen[0]).toMatchObject({ name: 'questionInfo', fields: { questionId: 'q1' } });
  });

  it('ranks the books of its label with score, description, author and a way to read each [SEO-06] [SEO-07]', async () => {
    await open();
    const books = within(await screen.findByRole('list', { name: '奇幻小说排行榜' })).getAllByRole('article');
    expect(books).toHaveLength(2);
    const [first = document.body] = books;
    expect(first.textContent).toMatch(/1书1001.*好书一本.*佚名 · 9\.1分/);
    const [cover, read] = within(first).getAllByRole('link');
    expect(cover?.getAttribute('href')).toBe('/cover/1001');
    expect(read?.textContent).toBe('阅读《书1001》');
    expect(read?.getAttribute('href')).toBe('/reader/1001');
  });

  it('leads to the questions beside it, each with its day and how many answered [SEO-08]', async () => {
    await open();
    const [second, third] = within(await screen.findByRole('list', { name: '相关问题' })).getAllByRole('link');
    expect(second?.getAttribute('href')).toBe('/v2/questionDetail/q2');
    expect(second?.textContent).toMatch(/问题q2\d{4}-\d\d-\d\d · 3个回答/);
    expect(third?.textContent).toContain('0个回答');
  });

  it('ends with a picture that leads to the app [SEO-09] [GUIDE-12]', async () => {
    const { at } = await open();
    await waitFor(() => expect(guide()).toBeTruthy());
    fireEvent.click(within(guide() ?? document.body).getByRole('button'));
    await waitFor(() => expect(at.address).toBe('/download/1001'));
  });

  it('ends without it in the mini-app, which leads nowhere [SEO-09] [GUIDE-11]', async () => {
    const host = aHost();
    const guideSettings = {
      isMiniApp: true,
      bars: { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false },
    };
    await open({ host: { ...host, guide: guideSettings } });
    await screen.findByRole('list', { name: '相关问题' });
    expect(guide()).toBeNull();
  });

  it.each([
    [404, '没有这个问题'],
    [401, '该书籍已下架'],
  ])('says so of a question that is not there, %i, and leads to the others [SEO-13]', async (code, words) => {
    await open({ answers: { questionInfo: new Refusal(code, words) } });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByRole('link', { name: '全部问答' }).getAttribute('href')).toBe('/v2/question');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('that did not come is asked for again [SEO-13]', async () => {
    let isDown = true;
    const questionInfo = () => (isDown ? new Refusal(500, '系统繁忙') : aWireQuestionDetail());
    await open({ answers: { questionInfo } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('系统繁忙');
    isDown = false;
    fireEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('heading', { level: 1, name: '有什么好看的奇幻小说？' })).toBeTruthy();
  });
});
