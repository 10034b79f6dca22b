import { SPACE_FULL } from '@shuye/api-client/calls';
import { messages } from '@shuye/core-domain/error';
import { loginCookies } from '@shuye/core-domain/member';
import { anAnnotation } from '@shuye/core-domain/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpaceDesk } from '../../../features/own-books/space/createSpaceDesk.ts';
import { createAnnotationSync } from '../../../services/createAnnotationSync.ts';
import { aBookWorker } from '../../../testing/aBookWorker.ts';
import { aHost } from '../../../testing/aHost.ts';
import { aSpaceServer } from '../../../testing/aSpaceServer.ts';
import { anOwnBook } from '../../../testing/anOwnBook.ts';
import { Refusal, type Answers } from '../../../testing/fakeServer.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const READER = '9000001';
const BOOK = 'local-1x-2y-3';

beforeEach(() => {
  aBookWorker();
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  // What jsdom lacks: characters that lie somewhere.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sync: Answers = {
  syncAnnotations: { annotations: [], revision: 1, hasMore: 0 },
  syncTextBookmarks: { items: [], revision: 1, hasMore: 0 },
  syncReadingDays: { days: [], clearedAt: 0, revision: 1, hasMore: 0 },
  syncVisits: { visits: [] },
};

/** What a server answers when the test says so. */
function anAnswerLater() {
  const given: { resolve?: (answer: object) => void } = {};
  const promise = new Promise<object>((resolve) => Object.assign(given, { resolve }));
  return { promise, resolve: (answer: object) => given.resolve?.(answer) };
}

const open = (answers: Answers, path = '/my-data', userId: string | (() => string) = READER, device = {}) =>
  renderApp({
    path,
    host: aHost({ opensFiles: true }),
    userId,
    device: { has_read: true, last_account: READER, ...device },
    answers: { ...sync, ...answers },
  });

/** By a key: what is pressed has the focus. */
function press(button: HTMLElement): void {
  act(() => button.focus());
  fireEvent.click(button);
}

const space = () => screen.findByRole('region', { name: '我的空间' });

describe('the space of the account on the page of one’s data', () => {
  it('takes a book of this device, says how full it is, and lets it be deleted after a question', async () => {
    await anOwnBook({ owner: READER });
    const { answers } = aSpaceServer({ maxBytes: 1024 * 1024, maxBooks: 5 });
    await open(answers);
    fireEvent.click(await screen.findByRole('button', { name: '上传《夜渡》' }));
    expect(await screen.findByText('《夜渡》已上传到我的空间')).toBeTruthy();
    expect(screen.getByText('1 / 5本')).toBeTruthy();
    expect(screen.getByText('已用1 KB，共1 MB')).toBeTruthy();
    expect(screen.getByRole('link', { name: '阅读《夜渡》' }).getAttribute('href')).toBe(`/reader/local#${BOOK}`);
    expect(screen.queryByRole('list', { name: '没有上传的本地书' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: '从空间删除《夜渡》' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('空间里还没有书。')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '上传《夜渡》' })).toBeTruthy();
  });

  it('keeps the focus with a book that is uploaded and deleted', async () => {
    await anOwnBook({ owner: READER });
    const server = aSpaceServer();
    const waiting = anAnswerLater();
    const { writeSpaceBook } = server.answers;
    await open({
      ...server.answers,
      writeSpaceBook: (fields) =>
        waiting.promise.then(() => (writeSpaceBook as (given: typeof fields) => object)(fields)),
    });
    press(await screen.findByRole('button', { name: '上传《夜渡》' }));
    const cancel = await screen.findByRole('button', { name: '取消《夜渡》' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    waiting.resolve({});
    await screen.findByText('《夜渡》已上传到我的空间');
    await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('夜渡'));

    press(await screen.findByRole('button', { name: '从空间删除《夜渡》' }));
    press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    const again = await screen.findByRole('button', { name: '上传《夜渡》' });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('gives the focus to its heading when a book is gone that this device does not have', async () => {
    const { answers } = await aServerWithBook();
    await open(answers);
    press(await screen.findByRole('button', { name: '从空间删除《夜渡》' }));
    press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await screen.findByText('空间里还没有书。');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '我的空间' })));
  });

  it('names the book in the question about it until the question is gone', async () => {
    await anOwnBook({ owner: READER });
    await open(aSpaceServer().answers);
    fireEvent.click(await screen.findByRole('button', { name: '上传《夜渡》' }));
    fireEvent.click(await screen.findByRole('button', { name: '从空间删除《夜渡》' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
    // As it leaves the screen, hidden from everything but the eye.
    const leaving = within(screen.getByRole('alertdialog', { hidden: true }));
    expect(leaving.getByRole('heading', { hidden: true }).textContent).toBe('从空间删除《夜渡》？');
  });

  it.each<[string, Answers, string]>([
    [
      'full',
      { beginSpaceBook: new Refusal(SPACE_FULL, '我的空间放不下这本书，请先删除几本') },
      '我的空间放不下这本书，请先删除几本',
    ],
    [
      'that finds it damaged',
      { finishSpaceBook: new Refusal(20_013, '这本书在路上损坏了，没有保存，请重新上传') },
      '这本书在路上损坏了，没有保存，请重新上传',
    ],
    ['that is not reached', { beginSpaceBook: new Response('{}', { status: 400 }) }, messages.networkFailure],
  ])('%s says so beside the book, and a second try is one press away', async (_, fault, words) => {
    await anOwnBook({ owner: READER });
    await open({ ...aSpaceServer().answers, ...fault });
    fireEvent.click(await screen.findByRole('button', { name: '上传《夜渡》' }));
    const row = within(await space());
    expect((await row.findByRole('alert')).textContent).toBe(words);
    expect(await screen.findByRole('button', { name: /上传《夜渡》/ })).toBeTruthy();
  });

  it('that does not answer says so, and is asked again', async () => {
    await anOwnBook({ owner: READER });
    const { answers } = aSpaceServer();
    let isDown = true;
    const { loadOwnSpace } = answers;
    await open({
      ...answers,
      loadOwnSpace: (fields) =>
        isDown
          ? new Response('{}', { status: 400 })
          : ((loadOwnSpace as (given: typeof fields) => object)(fields) as never),
    });
    expect(await within(await space()).findByRole('alert')).toBeTruthy();
    isDown = false;
    fireEvent.click(within(await space()).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('空间里还没有书。')).toBeTruthy();
  });

  it('is none where the operator keeps no books, for guests, and in hosts that open no files', async () => {
    const closed = await open(aSpaceServer({ maxBytes: 0, maxBooks: 0 }).answers);
    expect(await screen.findByText('这里没有开放个人空间。')).toBeTruthy();
    closed.unmount();
    const guest = await open({}, '/my-data', () => '8000000');
    expect(await screen.findByText('登录后可以上传。')).toBeTruthy();
    guest.unmount();
    await renderApp({ path: '/my-data', userId: READER });
    await screen.findByText('导出和导入');
    expect(screen.queryByText('我的空间')).toBeNull();
  });

  it('is given up by a press: nothing more is sent, and what came is there to go on with', async () => {
    await anOwnBook({ owner: READER });
    const server = aSpaceServer();
    const waiting = anAnswerLater();
    const { services } = await open({
      ...server.answers,
      writeSpaceBook: () => waiting.promise,
    });
    fireEvent.click(await screen.findByRole('button', { name: '上传《夜渡》' }));
    await waitFor(() => expect(services.seen.some(({ name }) => name === 'writeSpaceBook')).toBe(true));
    fireEvent.click(await screen.findByRole('button', { name: '取消《夜渡》' }));
    waiting.resolve({});
    expect(await screen.findByText(/没有传完/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '继续上传《夜渡》' })).toBeTruthy();
    expect(services.seen.filter(({ name }) => name === 'finishSpaceBook')).toEqual([]);
    expect(within(await space()).queryByRole('alert')).toBeNull();
  });
});

/** A server that has the book, and no trace of it on this device. */
async function aServerWithBook() {
  const book = await anOwnBook({ owner: READER });
  const server = aSpaceServer();
  const { services, unmount } = await open(server.answers);
  await act(() => services.storeOf(createSpaceDesk).getState().upload(book));
  unmount();
  vi.stubGlobal('indexedDB', new IDBFactory());
  return server;
}

describe('another device of the account', () => {
  it('shows the book on its shelf', async () => {
    const { answers } = await aServerWithBook();
    await open({ ...answers, syncBookmarks: { detail: [], serverTime: 1 }, checkBooks: { data: {} } }, '/shelf');
    expect((await screen.findByRole('link', { name: /夜渡/ })).textContent).toContain('空间');
  });

  it('fetches it when it is opened, and has it without a network from then on', async () => {
    const { answers } = await aServerWithBook();
    const reader = await open(answers, `/reader/local#${BOOK}`);
    expect(await screen.findByText(/第一夜的正文/)).toBeTruthy();
    reader.unmount();
    await open({}, `/reader/local#${BOOK}`);
    expect(await screen.findByText(/第一夜的正文/)).toBeTruthy();
  });

  it('opens it where the first one left it', async () => {
    const { answers } = await aServerWithBook();
    const here = { place: { chapterId: 'c2', offset: 0, print: '' }, index: 2, chapterTitle: '第三夜' };
    const visits = [{ id: 'v1', device: 'iPad', at: 1_790_000_000_000, here, furthest: here }];
    const { services } = await open({ ...answers, syncVisits: { visits } }, `/reader/local#${BOOK}`);
    expect(await screen.findByText(/第三夜的正文/)).toBeTruthy();
    expect(services.progress.load(BOOK)).toMatchObject({ place: { chapterId: 'c2' }, percent: 10_000 });
  });

  it('says why the book did not come, and tries again', async () => {
    const server = await aServerWithBook();
    const [kept] = [...server.books.values()];
    const piece = kept?.pieces.get(0) ?? '';
    kept?.pieces.set(0, 'AAAA');
    await open(server.answers, `/reader/local#${BOOK}`);
    expect(await screen.findByText('这本书在空间里损坏了，请在原来的设备上重新上传')).toBeTruthy();
    kept?.pieces.set(0, piece);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/第一夜的正文/)).toBeTruthy();
  });

  it('is told of what was marked in the book from the upload on, and not before', async () => {
    const book = await anOwnBook({ owner: READER });
    const text_notes = {
      device: 'phone',
      highest: 9,
      revision: 0,
      annotations: [anAnnotation({ bookId: BOOK })],
      unsent: ['a1'],
    };
    const { services } = await open(aSpaceServer().answers, '/my-data', READER, { text_notes });
    await screen.findByRole('button', { name: '上传《夜渡》' });
    await services.storeOf(createAnnotationSync)();
    const told = () =>
      services.seen.filter(({ name, fields }) => name === 'syncAnnotations' && JSON.stringify(fields).includes(BOOK));
    expect(told()).toEqual([]);
    await act(() => services.storeOf(createSpaceDesk).getState().upload(book));
    expect(told()).toHaveLength(1);
  });
});

describe('another account on the same device', () => {
  it('sees nothing of the first one’s space, and a transfer of the first ends', async () => {
    await anOwnBook({ owner: READER });
    const server = aSpaceServer();
    let reader = READER;
    const waiting = anAnswerLater();
    const { services } = await open(
      { ...server.answers, writeSpaceBook: () => waiting.promise },
      '/my-data',
      () => reader,
    );
    fireEvent.click(await screen.findByRole('button', { name: '上传《夜渡》' }));
    await waitFor(() => expect(services.seen.some(({ name }) => name === 'writeSpaceBook')).toBe(true));
    reader = '9000002';
    document.cookie = `${loginCookies.userId}=9000002`;
    await act(async () => {
      waiting.resolve({});
      await services.storeOf(createSpaceDesk).getState().refresh();
    });
    await waitFor(() => expect(services.storeOf(createSpaceDesk).getState().transfers).toEqual({}));
    expect(services.storeOf(createSpaceDesk).getState().account).toBe('9000002');
    expect(services.seen.filter(({ name }) => name === 'finishSpaceBook')).toEqual([]);
    document.cookie = `${loginCookies.userId}=; Max-Age=0`;
  });

  it('that logged in meanwhile in another tab is told, and loses nothing by the page of the first (A-08)', async () => {
    await anOwnBook({ owner: READER });
    let reader = READER;
    const { services } = await open(aSpaceServer().answers, '/my-data', () => reader);
    fireEvent.click(await screen.findByRole('button', { name: '上传《夜渡》' }));
    fireEvent.click(await screen.findByRole('button', { name: '从空间删除《夜渡》' }));
    const asked = within(await screen.findByRole('alertdialog'));
    reader = '9000002';
    fireEvent.click(asked.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('账号已切换，请确认后再操作')).toBeTruthy();
    expect(services.seen.filter(({ name }) => name === 'deleteSpaceBook')).toEqual([]);
  });

  it('takes no book of the first one that is uploaded from the page of the first (A-08)', async () => {
    await anOwnBook({ owner: READER });
    let reader = READER;
    const { services } = await open(aSpaceServer().answers, '/my-data', () => reader);
    const upload = await screen.findByRole('button', { name: '上传《夜渡》' });
    reader = '9000002';
    fireEvent.click(upload);
    expect(await screen.findByText('账号已切换，请确认后再操作')).toBeTruthy();
    expect(services.seen.filter(({ name }) => name === 'beginSpaceBook')).toEqual([]);
  });
});
