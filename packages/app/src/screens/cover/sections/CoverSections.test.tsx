import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHost } from '../../../testing/aHost.ts';
import { Refusal, type Answers } from '../../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters, wireRecommendation } from '../../../testing/wire.ts';

const comment = {
  mid: 'm1',
  nickName: '山中客',
  userPhoto: '/photo.png',
  text: '灯下读完[微笑]，[不认识]',
  pubTime: 1_790_000_000,
  replyNum: 2,
  zanNum: 7,
};

const server: Answers = {
  bookInfo: aWireBook({ tag: [{ tagId: 1, tagName: '山水' }] }),
  chapterList: wireChapterList(['', wireChapters(30)]),
  recommend: wireRecommendation('2001', '2002', '2003'),
  chapterPreview: {
    data: { chapters: [{ chapterId: 'c1', chapterName: '第一章 灯', chapterContent: '山上有灯。\n灯下有人。' }] },
  },
  commentList: {
    data: [comment, { ...comment, mid: 'm2', nickName: '夜读人', userPhoto: '', replyNum: 0, zanNum: 0 }],
    info: { total: 120, count: 2 },
  },
  collectEvents: {},
};

const openCover = ({ answers, ...options }: RenderAppOptions = {}) =>
  renderApp({ path: '/cover/1001', ...options, answers: { ...server, ...answers } });

const part = (name: string) => screen.findByRole('region', { name });

const noBars = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };

const comments = async () => within(await part('书友评论'));

describe('every cover page', () => {
  it.each(['/cover/1001', '/book/1001', '/cover2/1001', '/cover3/1001'])(
    '%s has all its sections [COVER-31] [ROUTE-17] [ROUTE-18] [PROD-11]',
    async (path) => {
      await openCover({ path });
      const title = await screen.findByRole('heading', { level: 1 });
      expect(title.closest('header')?.querySelector('img')).toBeTruthy();
      const page = within(screen.getByRole('main'));
      expect(page.getByRole('list', { name: '标签' })).toBeTruthy();
      expect(page.getByText('一盏灯，一座山。')).toBeTruthy();
      expect(await part('第一章 灯')).toBeTruthy();
      expect(page.getByText('版权所有 侵权必究')).toBeTruthy();
      expect(await part('书友评论')).toBeTruthy();
      expect(await page.findByRole('list', { name: '前面的章节' })).toBeTruthy();
      expect(await page.findByRole('list', { name: '更多推荐' })).toBeTruthy();
      expect(screen.getByText('付费章节5书豆/千字')).toBeTruthy();
    },
  );

  it('says at its foot what the book costs, beside the buttons [COVER-11]', async () => {
    await openCover({ answers: { bookInfo: aWireBook({ payMode: '0' }) } });
    const foot = within(await screen.findByRole('region', { name: '操作' }));
    expect(foot.getByText('全本免费阅读')).toBeTruthy();
    expect(foot.getByRole('link', { name: '立即阅读' })).toBeTruthy();
  });
});

describe('the beginning of the book', () => {
  it('stands under the title of its chapter [COVER-04] [API-09]', async () => {
    const { services } = await openCover();
    expect((await part('第一章 灯')).textContent).toContain('山上有灯。\n灯下有人。');
    const asked = services.seen.find(({ name }) => name === 'chapterPreview');
    expect(asked?.fields).toMatchObject({ bookId: '1001', limit: 1 });
  });

  it.each([
    ['nothing of it is free', { data: { chapters: [] } }],
    ['it could not be had', new Refusal(500, 'boom')],
  ])('is left out where %s', async (_, chapterPreview) => {
    await openCover({ answers: { chapterPreview } });
    expect(await screen.findByText('山中客')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /第一章|试读/ })).toBeNull();
  });
});

describe('a part that did not come', () => {
  it.each<[string, string, keyof Answers]>([
    ['the beginning of the book', '山上有灯', 'chapterPreview'],
    ['what readers say', '山中客', 'commentList'],
    ['the first chapters', '^第3章$', 'chapterList'],
    ['books to go on with', '书2002', 'recommend'],
  ])('is %s: that is said in its place, and it comes by another try [NET-04]', async (_, words, call) => {
    let isDown = true;
    const cut = () => {
      if (isDown) throw new TypeError('cut');
      return server[call] as never;
    };
    await openCover({ answers: { [call]: cut } });
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(retry.parentElement?.textContent).toMatch(/异常/);
    expect(screen.queryByText(new RegExp(words))).toBeNull();
    isDown = false;
    fireEvent.click(retry);
    expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});

describe('what readers say', () => {
  it('shows who, what, when, and how many replied and liked it [COVER-07] [COMMENT-01] [COMMENT-03] [COMMENT-08]', async () => {
    await openCover();
    const [first, second] = await (await comments()).findAllByRole('article');
    for (const text of ['山中客', '灯下读完', '2026.9.21 22:13', '2条回复', '7'])
      expect(first?.textContent).toContain(text);
    for (const text of ['夜读人', '回复', '赞']) expect(second?.textContent).toContain(text);
    expect((await comments()).getByText('120条')).toBeTruthy();
  });

  it('says no time where the server says none [COMMENT-03]', async () => {
    const data = [{ ...comment, pubTime: undefined }];
    await openCover({ answers: { commentList: { data, info: { total: 1, count: 1 } } } });
    const first = await (await comments()).findByRole('article');
    expect(first.textContent).not.toContain('1970');
  });

  it('draws emoticons, and leaves what is none as it is [COMMENT-04]', async () => {
    await openCover();
    const [first] = await (await comments()).findAllByRole('article');
    expect(first?.textContent).toContain('灯下读完🙂，[不认识]');
  });

  it('asks for three [COMMENT-05]', async () => {
    const { services } = await openCover();
    await (await comments()).findAllByRole('article');
    expect(services.seen.find(({ name }) => name === 'commentList')?.fields).toMatchObject({
      bookId: '1001',
      size: '3',
    });
  });

  it.each([
    ['接口异常', new Refusal(500, 'boom'), '[COMMENT-06] [ERR-49]'],
    ['还没有人评论这本书', { data: [], info: { total: 0 } }, ''],
  ])('says %s', async (words, commentList, _row) => {
    await openCover({ answers: { commentList } });
    expect(await (await comments()).findByText(words)).toBeTruthy();
  });

  it('has no form: writing leads to the app, from where it was asked [COMMENT-07] [GUIDE-12] (D-100)', async () => {
    const { services } = await openCover();
    fireEvent.click((await comments()).getByRole('button', { name: '写评论' }));
    expect(await screen.findByRole('alertdialog', { name: '下载APP，享受更多功能' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    const dialogs = () =>
      services.seen
        .flatMap(({ name, fields }) => (name === 'collectEvents' ? (fields['events'] as Array<{ name: string }>) : []))
        .filter(({ name }) => name === 'reading_dialog');
    await waitFor(() =>
      expect(dialogs()).toMatchObject([{ page: 'cover', params: { position: 'comment_write', bookId: '1001' } }]),
    );
  });

  it('says in the mini-app that there is no app to write in [COMMENT-07] [GUIDE-11]', async () => {
    await openCover({ host: aHost({ guide: { isMiniApp: true, bars: noBars } }) });
    fireEvent.click((await comments()).getByRole('button', { name: '写评论' }));
    expect(await screen.findByText('小程序暂不支持此功能')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
