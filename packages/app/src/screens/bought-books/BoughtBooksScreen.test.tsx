import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Answers, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBrief } from '../../testing/wire.ts';

const open = (answers: Answers) => renderApp({ path: '/bought-books', userId: '8000001', answers });

const twoPages = ({ pageIndex }: Fields) => ({ list: [aWireBrief(String(pageIndex))], totalPage: 2 });

describe('the books that were bought', () => {
  it('lead to their covers, page after page [RECORD-05] [ROUTE-39]', async () => {
    await open({ boughtBooks: twoPages });
    fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    await screen.findAllByText('书2');
    const rows = within(screen.getByRole('list', { name: '购买过的书' })).getAllByRole('link');
    expect(rows.map((link) => link.getAttribute('href'))).toEqual(['/cover/1', '/cover/2']);
    expect(document.title).toBe('购买过的书-书页小说');
  });

  it('that are closed to all but their buyers lead to where they read them [RECORD-05] [LOCK-05, LOCK-22]', async () => {
    const list = [
      { ...aWireBrief('1'), coverIsOpen: 0, chapterId: 15 },
      { ...aWireBrief('2'), coverIsOpen: 0 },
    ];
    await open({ boughtBooks: { list, totalPage: 1 } });
    await screen.findAllByText('书2');
    const rows = within(screen.getByRole('list', { name: '购买过的书' })).getAllByRole('link');
    expect(rows.map((link) => link.getAttribute('href'))).toEqual(['/reader/1?forceChapterId=15', '/reader/2']);
  });

  it('are said to be none where there are none', async () => {
    await open({ boughtBooks: { list: [], totalPage: 0 } });
    expect(await screen.findByText('还没有买过书')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去书城' }).getAttribute('href')).toBe('/');
  });

  it('that do not come are said with the server’s words, and asked for again [RECORD-05]', async () => {
    let isDown = true;
    const boughtBooks = () => (isDown ? new Refusal(503, '书单维护中') : { list: [aWireBrief('1')], totalPage: 1 });
    await open({ boughtBooks });
    expect((await screen.findAllByText('书单维护中')).length).toBeGreaterThan(0);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect((await screen.findAllByText('书1')).length).toBeGreaterThan(0);
  });
});
