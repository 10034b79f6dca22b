import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallAnswer, Calls } from '@shuye/api-client/calls';
import { anAnswer } from '../../testing/anAnswer.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { stubRowLayout } from '../../testing/stubRowLayout.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../testing/wire.ts';

const answers: Answers = {
  bookInfo: aWireBook({ disType: 5 }),
  chapterList: wireChapterList(['', wireChapters(16)]),
  loadResource: { data: { reader_option: {} } },
};
const superMember = {
  info: {
    memberInfo: { superInfo: { type: 2, superType: 2, monthlyType: 2, expiredTime: 1_800_000_000 } },
    serverTime: 1_790_000_000,
  },
};

const openCatalog = (options: RenderAppOptions = {}) => renderApp({ path: '/catalog/1001', answers, ...options });

const chapters = async () => within(await screen.findByRole('navigation', { name: '全部章节' }));

beforeEach(() => stubRowLayout());
afterEach(() => void vi.useRealTimers());

describe('what the catalogue asks for', () => {
  it('shows a member no lock on an open chapter, not even at first [CAT-01, CAT-02]', async () => {
    const assets = anAnswer<CallAnswer<Calls['userInfo']>>();
    const { services } = await openCatalog({
      userId: '9000001',
      answers: { ...answers, userInfo: () => assets.promise },
    });
    await waitFor(() => expect(services.seen.map(({ name }) => name)).toContain('userInfo'));
    await waitFor(() => expect(services.query.getQueryData(['chapters', '1001'])).toBeDefined());
    await act(async () => undefined);
    expect(screen.queryByRole('navigation', { name: '全部章节' })).toBeNull();
    expect(screen.getByText('加载中')).toBeTruthy();
    assets.give(superMember);
    expect((await chapters()).queryAllByRole('img')).toEqual([]);
  });

  it('shows what a guest sees where the account hangs, and opens what a member may read once it came [CAT-01, CAT-02]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const assets = anAnswer<CallAnswer<Calls['userInfo']>>();
    const { services } = await openCatalog({
      userId: '9000001',
      answers: { ...answers, userInfo: () => assets.promise },
    });
    await waitFor(() => expect(services.query.getQueryData(['chapters', '1001'])).toBeDefined());
    await act(async () => vi.advanceTimersByTimeAsync(3000));
    const rows = await chapters();
    await waitFor(() => expect(rows.getAllByRole('img')).toHaveLength(6));
    assets.give(superMember);
    await waitFor(() => expect(rows.queryAllByRole('img')).toEqual([]));
  });

  it('keeps the rows that a guest saw while the host names who that is, then opens what a member may read [CAT-02] [HOST-28]', async () => {
    const assets = anAnswer<CallAnswer<Calls['userInfo']>>();
    let userId = '';
    const { services } = await openCatalog({
      userId: () => userId,
      answers: { ...answers, userInfo: () => assets.promise },
    });
    expect((await chapters()).getAllByRole('img')).toHaveLength(6);
    userId = '9000001';
    act(() => services.login.getState().checkUser());
    await waitFor(() => expect(services.seen.map(({ name }) => name)).toContain('userInfo'));
    expect(screen.queryByText('加载中')).toBeNull();
    expect((await chapters()).getAllByRole('link')).toHaveLength(16);
    assets.give(superMember);
    const rows = within(screen.getByRole('navigation', { name: '全部章节' }));
    await waitFor(() => expect(rows.queryAllByRole('img')).toEqual([]));
  });

  it('locks what a guest sees where the account does not come', async () => {
    await openCatalog({ userId: '9000001', answers: { ...answers, userInfo: new Refusal(500, '账户整理中') } });
    expect((await chapters()).getAllByRole('img')).toHaveLength(6);
  });

  it('is the options of its reader too; nothing waits for them [CAT-01, API-28]', async () => {
    const { services } = await openCatalog({ answers: { ...answers, loadResource: new Refusal(500, '设置整理中') } });
    expect((await chapters()).getAllByRole('link')).toHaveLength(16);
    const asked = services.seen.find(({ name }) => name === 'loadResource');
    expect(asked?.fields['resources']).toBe('{"reader_option":{"bookId":"1001"}}');
  });
});
