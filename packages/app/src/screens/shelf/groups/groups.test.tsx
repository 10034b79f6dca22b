import type { GroupItem } from '@shuye/core-domain/shelf-groups';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answers, Fields } from '../../../testing/fakeServer.ts';
import { createShelfArrangementStore } from '../../../stores/shelfArrangementStore.ts';
import { aHost } from '../../../testing/aHost.ts';
import { anOwnBook } from '../../../testing/anOwnBook.ts';
import { guestShelf } from '../../../testing/guestShelf.ts';
import { renderApp, type RenderAppOptions } from '../../../testing/renderApp.tsx';

const USER = '10000001';
const titles = ['断桥茶馆', '老街食堂', '纸山图书馆'];
const shelf = guestShelf(titles.map((title, at) => ({ bookId: String(at + 1), title, updatedAt: at })));
const device = { guest_shelf: shelf };

const openShelf = (options: RenderAppOptions = {}) => renderApp({ path: '/shelf', device, ...options });
const books = () => within(screen.getByRole('list', { name: '书架' }));
const shown = () =>
  books()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Selects books on the shelf and opens what moves them. */
async function select(...names: readonly string[]) {
  press('管理');
  for (const name of names) fireEvent.click(books().getByRole('button', { name: new RegExp(name) }));
  act(() => screen.getByRole('button', { name: '移到分组' }).focus());
  press('移到分组');
  return within(await screen.findByRole('dialog', { name: `移动${names.length}本书` }));
}

async function group(name: string, ...of: readonly string[]) {
  const sheet = await select(...of);
  fireEvent.change(sheet.getByLabelText('新建分组'), { target: { value: name } });
  fireEvent.click(sheet.getByRole('button', { name: '新建并移入' }));
  await screen.findByRole('link', { name: new RegExp(name) });
}

describe('groups of the shelf', () => {
  it('take many books at once from the editing, which ends with it, and stand in their place', async () => {
    await openShelf();
    await group('言情', '断桥茶馆', '老街食堂');
    expect(screen.getByText('已移到“言情”')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('书架');
    expect(shown()).toEqual([
      expect.stringContaining('言情2本'),
      expect.stringContaining('纸山图书馆'),
      expect.stringContaining('添加'),
    ]);
  });

  it('give the focus to the heading when the button that moved books into them is gone', async () => {
    await openShelf();
    for (const [name, title] of [
      ['言情', '断桥茶馆'],
      ['市井', '老街食堂'],
    ] as const) {
      await group(name, title);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
      act(() => screen.getByRole('button', { name: '管理' }).focus());
    }
  });

  it('are opened, and left by the way back', async () => {
    const { at } = await openShelf();
    await group('言情', '断桥茶馆');
    fireEvent.click(books().getByRole('link', { name: /言情/ }));
    expect(at.address).toMatch(/^\/shelf\?group=/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('言情');
    expect(shown()[0]).toContain('断桥茶馆');
    expect(shown()).toHaveLength(2);
    press('返回');
    await screen.findByRole('heading', { level: 1, name: '书架' });
    expect(shown()).toHaveLength(4);
  });

  it('are renamed, and dissolved: their books stay on the shelf', async () => {
    const { at } = await openShelf();
    await group('言情', '断桥茶馆', '老街食堂');
    fireEvent.click(books().getByRole('link', { name: /言情/ }));
    press('管理分组');
    const sheet = within(await screen.findByRole('dialog', { name: '管理分组' }));
    fireEvent.change(sheet.getByLabelText('分组名称'), { target: { value: '古言' } });
    fireEvent.click(sheet.getByRole('button', { name: '改名' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('古言');
    // The entry of the first sheet is left by then.
    await waitFor(() => expect({ ...window.history.state }).not.toHaveProperty('shuyeLayer'));
    press('管理分组');
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: '管理分组' })).getByRole('button', { name: '解散分组' }),
    );
    fireEvent.click(
      within(screen.getByRole('alertdialog', { name: /书籍会留在书架上/ })).getByRole('button', { name: '解散' }),
    );
    // In a browser a step back now leaves the entry of the layer, and the group that is gone stays on screen.
    expect(at.address).toMatch(/^\/shelf\?group=/);
    await screen.findByRole('heading', { level: 1, name: '书架' });
    await waitFor(() => expect(shown().slice(0, 3).join()).toMatch(/纸山图书馆.*老街食堂.*断桥茶馆/));
  });

  it('change places', async () => {
    const at = { time: 1, device: 'tablet' };
    const items = [
      { id: 'group.a', at, value: { name: '甲', rank: 1 } },
      { id: 'group.b', at, value: { name: '乙', rank: 2 } },
      { id: 'book.1', at, value: { groupId: 'a' } },
      { id: 'book.2', at, value: { groupId: 'b' } },
    ];
    await openShelf({
      device: { ...device, shelf_groups: { device: 'phone', highest: 1, revision: 1, items, unsent: [] } },
    });
    await screen.findByRole('link', { name: /甲/ });
    expect(shown().slice(0, 2)).toEqual([expect.stringContaining('甲'), expect.stringContaining('乙')]);
    fireEvent.click(books().getByRole('link', { name: /乙/ }));
    press('管理分组');
    const forward = within(await screen.findByRole('dialog', { name: '管理分组' })).getByRole<HTMLButtonElement>(
      'button',
      { name: '往前' },
    );
    fireEvent.click(forward);
    // Disabled it would lose the focus.
    expect([forward.getAttribute('aria-disabled'), forward.disabled]).toEqual(['true', false]);
    press('关闭');
    press('返回');
    await screen.findByRole('heading', { level: 1, name: '书架' });
    expect(shown().slice(0, 2)).toEqual([expect.stringContaining('乙'), expect.stringContaining('甲')]);
  });

  it('give books back, and are selected whole while the shelf is edited', async () => {
    const { services } = await openShelf();
    await group('言情', '断桥茶馆', '老街食堂');
    press('管理');
    fireEvent.click(books().getByRole('button', { name: /言情/ }));
    expect(screen.getByRole('button', { name: '删除(2)' })).toBeTruthy();
    press('移到分组');
    fireEvent.click(await screen.findByRole('button', { name: '移出分组' }));
    expect(shown()).toHaveLength(4);
    expect(services.shelf.getState().entries).toHaveLength(3);
  });

  it('take books that their reader brought along, too', async () => {
    await anOwnBook();
    await openShelf({ host: aHost({ opensFiles: true }) });
    await screen.findByRole('link', { name: /夜渡/ });
    await group('言情', '夜渡', '断桥茶馆');
    expect(shown()[0]).toContain('言情2本');
    fireEvent.click(books().getByRole('link', { name: /言情/ }));
    expect(books().getByRole('link', { name: /夜渡/ })).toBeTruthy();
  });

  it('with all their books taken off the shelf are not shown, and hold none of them when they come back', async () => {
    const { services } = await openShelf();
    await group('言情', '断桥茶馆');
    press('管理');
    fireEvent.click(books().getByRole('button', { name: /言情/ }));
    press('删除(1)');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('言情')).toBeNull());
    await act(() =>
      services.shelf.getState().add({ bookId: '1', title: '断桥茶馆', author: '', coverUrl: '', format: 1 }),
    );
    expect(shown()[0]).toContain('断桥茶馆');
  });

  it('one that was dissolved elsewhere says so, and leads back', async () => {
    await openShelf({ path: '/shelf?group=gone' });
    expect(screen.getByText('这个分组已经没有了')).toBeTruthy();
    expect(screen.getByRole('link', { name: '回到书架' }).getAttribute('href')).toBe('/shelf');
  });
});

/** What the gateway keeps, without its clock. */
function aServer() {
  const kept = new Map<string, { item: GroupItem; revision: number }>();
  let revision = 0;
  const syncShelfGroups = ({ items, since }: Fields) => {
    for (const item of items as GroupItem[]) kept.set(item.id, { item, revision: (revision += 1) });
    const changed = [...kept.values()].filter((row) => row.revision > Number(since)).map(({ item }) => item);
    return { items: changed, revision, hasMore: 0 };
  };
  return { syncShelfGroups, syncBookmarks: { detail: [] } } as unknown as Answers;
}

const account = (answers: Answers, more: object = {}, options: RenderAppOptions = {}) =>
  openShelf({ userId: USER, answers, device: { [`shelf_${USER}`]: shelf, ...more }, ...options });

/** Of what is stored: everything that is kept was told to the server. */
const isTold = (stored: unknown): boolean => {
  const { items, unsent } = stored as { items: unknown[]; unsent: unknown[] };
  return items.length > 0 && unsent.length === 0;
};

describe('groups of an account', () => {
  it('are the same on two devices: made on one they stand on the other', async () => {
    const server = aServer();
    const here = await account(server);
    await group('言情', '断桥茶馆');
    await waitFor(
      () => expect(here.services.storage.read('shelf_groups', (value) => value)).toMatchObject({ unsent: [] }),
      {
        timeout: 4000,
      },
    );
    here.unmount();
    await account(server);
    expect(await screen.findByRole('link', { name: /言情.*1本/ })).toBeTruthy();
  });

  it('leave the order and the look of the shelf on one device as they were chosen last on another', async () => {
    const server = aServer();
    const here = await account(server);
    const arrangement = () => here.services.storeOf(createShelfArrangementStore).getState();
    act(() => arrangement().arrange({ order: 'title', layout: 'list' }));
    await waitFor(() => expect(here.services.storage.read('shelf_groups', isTold)).toBe(true), { timeout: 4000 });
    here.unmount();

    const there = await account(server);
    const chosen = () => there.services.storeOf(createShelfArrangementStore).getState();
    await waitFor(() => expect([chosen().order, chosen().layout]).toEqual(['title', 'list']));
    act(() => chosen().arrange({ filter: 'unread' }));
    act(() => chosen().arrange({ order: 'added' }));
    await waitFor(() => expect(there.services.storage.read('shelf_groups', isTold)).toBe(true), { timeout: 4000 });
    there.unmount();

    const again = await account(server, {
      shelf_arrangement: { order: 'title', filter: 'all', layout: 'list', isUntold: false },
    });
    const last = () => again.services.storeOf(createShelfArrangementStore).getState();
    await waitFor(() => expect(last()).toMatchObject({ order: 'added', layout: 'list', filter: 'all' }));
  });

  it('tell the server nothing of a book that is on this device alone', async () => {
    const { bookId } = await anOwnBook({ owner: USER });
    const server = aServer();
    const { services } = await account(server, {}, { host: aHost({ opensFiles: true }) });
    await screen.findByRole('link', { name: /夜渡/ });
    await group('言情', '夜渡', '断桥茶馆');
    const unsent = () => services.storage.read('shelf_groups', (value) => (value as { unsent: string[] }).unsent);
    await waitFor(() => expect(unsent()).toEqual([`book.${bookId}`]), { timeout: 4000 });
    expect(await screen.findByRole('link', { name: /言情.*2本/ })).toBeTruthy();
  });

  it('were a guest’s before: they are sent after the login', async () => {
    const guest = await openShelf();
    await group('言情', '断桥茶馆');
    const stored = guest.services.storage.read('shelf_groups', (value) => value);
    guest.unmount();
    const server = aServer();
    const { unmount } = await account(server, { shelf_groups: stored });
    await screen.findByRole('link', { name: /言情/ });
    await waitFor(() => expect(screen.getByRole('link', { name: /言情/ })).toBeTruthy());
    unmount();
    await account(server);
    expect(await screen.findByRole('link', { name: /言情/ })).toBeTruthy();
  });
});
