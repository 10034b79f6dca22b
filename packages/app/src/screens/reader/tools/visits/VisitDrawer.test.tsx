import type { Visit } from '@shuye/core-domain/visits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

const NOW = 1_790_000_000_000;
const spot = (index: number) => ({
  place: { chapterId: `c${index + 1}`, offset: 0, print: `第${index + 1}章的正文` },
  index,
  chapterTitle: `第${index + 1}章`,
});
const aVisit = (id: string, index: number, at: number, device = 'iPhone'): Visit => ({
  id,
  device,
  at,
  here: spot(index),
  furthest: spot(index),
});

async function read(visits: readonly Visit[], options: RenderReaderOptions = {}) {
  const view = await renderReader({
    query: '?forceChapterIndex=4',
    ...options,
    device: { book_visits: { 1001: visits } },
  });
  await screen.findByText(/第5章的正文/);
  return view;
}

async function openVisits() {
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  fireEvent.click(within(await screen.findByRole('dialog', { name: '更多' })).getByRole('button', { name: '足迹' }));
  return within(await screen.findByRole('dialog', { name: '足迹' }));
}

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('the time line of places', () => {
  it('shows each visit with device, time, chapter and words, and the furthest place before all', async () => {
    await read([aVisit('b', 6, NOW - 1000), aVisit('a', 8, NOW - 9000, 'Mac · Safari')]);
    const list = await openVisits();
    await list.findByText(/^第5章的正文/);
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^第9章的正文第9章 · 读到最远 · 2026-09-2\d \d\d:\d\d · Mac · Safari$/);
    expect(rows.slice(1).map((row) => row?.slice(0, 6))).toEqual(['第5章的正文', '第7章的正文', '第9章的正文']);
  });

  it('leads to a place, and one press leads back: undone in two taps', async () => {
    await read([aVisit('b', 6, NOW - 1000)]);
    const [row] = (await openVisits()).getAllByText('第7章的正文');
    if (row) fireEvent.click(row);
    await screen.findByRole('button', { name: /^7 \/ 12章/ });
    fireEvent.click(screen.getByRole('button', { name: '回到第5章' }));
    expect(await screen.findByRole('button', { name: /^5 \/ 12章/ })).toBeTruthy();
  });

  it('tells the server where this device read, and brings where others did', async () => {
    const { services } = await read([], {
      userId: '10000001',
      answers: { syncVisits: { visits: [aVisit('tablet', 9, NOW + 5, 'iPad')] } },
    });
    const list = await openVisits();
    expect(await list.findByText(/iPad/, { selector: 'li:nth-child(2) *' })).toBeTruthy();
    await waitFor(() => {
      const sent = services.seen.findLast(({ name }) => name === 'syncVisits')?.fields['visits'] as readonly Visit[];
      expect(sent.map(({ here }) => here.index)).toContain(4);
    });
  });

  it('of a guest is kept on this device alone', async () => {
    const { services } = await read([]);
    expect(await (await openVisits()).findAllByText('第5章')).not.toHaveLength(0);
    expect(services.seen.map(({ name }) => name)).not.toContain('syncVisits');
  });
});
