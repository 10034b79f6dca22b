import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, aWireModule, wirePage } from '../../testing/wire.ts';

const progress = {
  1001: { place: { chapterId: 'c7', offset: 0, print: '' }, percent: 700, chapterTitle: '七', at: 2 },
};

async function openHome(isBuy: 0 | 1) {
  const bookInfo = aWireBook({ isBuy, listIsOpen: 0, coverIsOpen: 0, buyIsOpen: 0 });
  const answers = { storePage: wirePage(aWireModule('1')), bookInfo };
  const { services } = await renderApp({ device: { progress }, answers });
  await screen.findByRole('heading', { name: '栏目1' });
  await waitFor(() => expect(services.query.isFetching()).toBe(0));
}

describe('接着读 at a book that is closed to all but its buyers', () => {
  it('leads the one who bought it on [LOCK-05]', async () => {
    await openHome(1);
    expect(screen.getByRole('link', { name: /接着读/ }).getAttribute('href')).toBe('/reader/1001?bookType=1');
  });

  it('is not there for anybody else [LOCK-05]', async () => {
    await openHome(0);
    expect(screen.queryByText(/接着读/)).toBeNull();
  });
});
