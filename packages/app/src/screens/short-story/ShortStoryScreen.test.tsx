import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anAnswer } from '../../testing/anAnswer.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';

const PARAGRAPH = '渡船靠岸的时候，天已经黑透了，岸上只有一盏灯。'.repeat(10);
const LAST = '灯灭了。';

const aStory = (content: string) => ({
  data: {
    bookId: '1012',
    bookName: '最后一班渡船',
    authorName: '管汀',
    imgUrl: '/covers/1012.svg',
    desc: '',
    content,
    totalWords: 2972,
  },
});
const long = aStory([...Array.from({ length: 6 }, () => PARAGRAPH), LAST].join('\n'));
const answers: Answers = { shortStory: long };

const open = (options: RenderAppOptions = {}) => renderApp({ path: '/shortStory/1012', answers, ...options });

describe('the page of a short story', () => {
  it('asks for the story of its address with storyLaunch, and shows title, author and text [SHORT-01] [SHORT-02] [ROUTE-28] [API-10]', async () => {
    const { services } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: '最后一班渡船' })).toBeTruthy();
    expect(document.title).toBe('最后一班渡船-书页小说');
    expect(screen.getByText('管汀 · 2972字')).toBeTruthy();
    expect(screen.getAllByText(PARAGRAPH).length).toBeGreaterThan(0);
    expect(services.seen.map(({ name, fields }) => [name, fields['bookId'], fields['storyLaunch']])).toContainEqual([
      'shortStory',
      '1012',
      '1',
    ]);
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('shows its beginning, and all of it by 阅读全文 [SHORT-01]', async () => {
    await open();
    const whole = await screen.findByRole('button', { name: '阅读全文' });
    expect(screen.queryByText(LAST)).toBeNull();
    fireEvent.click(whole);
    expect(screen.getByText(LAST)).toBeTruthy();
    expect(screen.getAllByText(PARAGRAPH)).toHaveLength(6);
    expect(screen.queryByRole('button', { name: '阅读全文' })).toBeNull();
  });

  it('shows a story that is short enough as a whole', async () => {
    await open({ answers: { shortStory: aStory(`${PARAGRAPH}\n\n${LAST}`) } });
    expect(await screen.findByText(LAST)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '阅读全文' })).toBeNull();
  });

  it('leads to the reader, to the book and to the app [SHORT-01] [GUIDE-12]', async () => {
    const { at } = await open({ userAgent: 'Mozilla/5.0 (Windows NT 10.0)' });
    expect((await screen.findByRole('link', { name: '到阅读器里读' })).getAttribute('href')).toBe('/reader/1012');
    expect(screen.getByRole('link', { name: '书籍详情' }).getAttribute('href')).toBe('/cover/1012');
    fireEvent.click(screen.getByRole('button', { name: '去APP阅读全本' }));
    expect(at.address).toBe('/download/1012');
  });

  it('leads to no app from the mini-app [HOST-24] [SHORT-01]', async () => {
    const bars = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };
    const guide = { isMiniApp: true, bars };
    await open({ host: aHost({ guide }) });
    await screen.findByRole('link', { name: '到阅读器里读' });
    expect(screen.queryByRole('button', { name: /APP/ })).toBeNull();
  });

  it('shows its shape until it comes, and says so of a story without text', async () => {
    const story = anAnswer<ReturnType<typeof aStory>>();
    await open({ answers: { shortStory: () => story.promise } });
    expect(screen.getByText('加载中')).toBeTruthy();
    story.give(aStory(''));
    expect(await screen.findByText('这篇故事还没有正文')).toBeTruthy();
  });

  it('says that it was taken off the shelves, without a way to ask again', async () => {
    await open({ answers: { shortStory: new Refusal(401, '该书籍已下架') } });
    expect((await screen.findByRole('alert')).textContent).toBe('该书籍已下架');
    expect(document.title).toBe('该书籍已下架-书页小说');
  });

  it('says what happened when it fails, and asks again [NET-04]', async () => {
    let fails = true;
    await open({ answers: { shortStory: () => (fails ? new Refusal(500, '系统繁忙') : long) } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('系统繁忙');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('最后一班渡船'));
  });
});
