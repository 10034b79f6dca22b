import { placeAt } from '@shuye/core-domain/progress';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHostWithActionBar, untilExtras } from '../../../testing/aHostWithActionBar.ts';
import { onTime } from '../../../testing/onTime.ts';
import { renderReader, type RenderReaderOptions } from '../../../testing/renderReader.tsx';
import { aWireBook } from '../../../testing/wire.ts';

const USER = '9000001';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const read = async (options: RenderReaderOptions = {}) => {
  const answers = { reportReadingTime: {}, reportReadingMoment: {}, reportEnergyProgress: {}, ...options.answers };
  const view = await renderReader({ userId: USER, host: aHostWithActionBar(), ...options, answers });
  await untilExtras();
  const seen = (name: string) => view.services.seen.filter((call) => call.name === name).map(({ fields }) => fields);
  return { ...view, seen };
};

describe('a visit to the reader', () => {
  it('reports a chapter turn, and not the chapter that was opened [READER-27, EVT-11]', async () => {
    const { seen } = await read();
    await screen.findByText(/第1章的正文/);
    expect(seen('reportReadingMoment')).toEqual([]);
    await screen.findByText('上一章');
    press('下一章');
    await waitFor(() => expect(seen('reportReadingMoment')).toHaveLength(1));
    expect(String(seen('reportReadingMoment')[0]?.['log'])).toContain('"cid":"c2"');
  });

  it('uploads what was read every 300,000 ms [READER-50, PROG-14, CONST-12]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { seen } = await read({ nowMs: Date.now });
    await act(() => vi.advanceTimersByTimeAsync(290_000));
    expect(seen('reportReadingTime')).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(seen('reportReadingTime')).toHaveLength(1));
    const records: unknown = JSON.parse(String(seen('reportReadingTime')[0]?.['readingList']));
    expect(records).toMatchObject([{ readTimeType: 1, readObjType: 1, readObjId: '1001', readChapterId: 'c1' }]);
  });

  it('reports neither time nor turns of a book whose server wants none [API-24] [API-14] [API-28]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const loadResource = vi.fn(() => ({ data: { reader_option: { readReportEnabled: 0 } } }));
    const { seen } = await read({ nowMs: Date.now, answers: { loadResource } });
    await waitFor(() => expect(loadResource).toHaveBeenCalled());
    await screen.findByText('上一章');
    press('下一章');
    await act(() => vi.advanceTimersByTimeAsync(305_000));
    expect([seen('reportReadingMoment'), seen('reportReadingTime')]).toEqual([[], []]);
  });

  it('reports nothing where the store that was visited switches reports off (D-152) [API-24]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { seen, services } = await read({ nowMs: Date.now });
    services.query.setQueryData(['store', 'home'], { modules: [], flags: { readReport: false }, receivedAt: 0 });
    await act(() => vi.advanceTimersByTimeAsync(305_000));
    expect(seen('reportReadingTime')).toEqual([]);
  });

  it('uploads what was read when it is left [READER-50, PROG-14]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { seen, unmount } = await read({ nowMs: Date.now });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    unmount();
    await waitFor(() => expect(seen('reportReadingTime')).toHaveLength(1));
  });

  it.each([
    ['ahead', 365 * 86_400_000],
    ['behind', -365 * 86_400_000],
  ])(
    'says by the server’s clock when reading began, on a device whose own is a year %s (F12) [API-24]',
    async (_, skewMs) => {
      vi.spyOn(console, 'info').mockImplementation(() => undefined);
      vi.useFakeTimers({ shouldAdvanceTime: true, now: 1_790_000_000_000 });
      const { seen, unmount } = await read({
        nowMs: () => Date.now() + skewMs,
        answers: { bookInfo: onTime(aWireBook()) },
      });
      await act(() => vi.advanceTimersByTimeAsync(20_000));
      unmount();
      await waitFor(() => expect(seen('reportReadingTime')).toHaveLength(1));
      const [record] = JSON.parse(String(seen('reportReadingTime')[0]?.['readingList'])) as { startReadTime: number }[];
      expect(Math.abs((record?.startReadTime ?? 0) - 1_790_000_000_000)).toBeLessThan(30_000);
    },
  );

  it.each([8_000, 20_000])(
    'neither tells nor keeps what was read for %i ms once another account is there (E18)',
    async (time) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      let reader = USER;
      const { seen, unmount, services } = await read({ nowMs: Date.now, userId: () => reader });
      await act(() => vi.advanceTimersByTimeAsync(time));
      reader = '9000002';
      await act(async () => services.login.getState().checkUser());
      unmount();
      await vi.advanceTimersByTimeAsync(1000);
      expect(seen('reportReadingTime')).toEqual([]);
      expect(services.storage.read('reading_time', (value) => value) ?? []).toEqual([]);
    },
  );

  it('sends nothing in the name of another account (E18)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let reader = USER;
    const { seen } = await read({ nowMs: Date.now, userId: () => reader });
    await act(() => vi.advanceTimersByTimeAsync(290_000));
    // Another tab has logged somebody else in; this page has not looked yet.
    reader = '9000002';
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(seen('reportReadingTime')).toEqual([]);
    reader = USER;
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    await waitFor(() => expect(seen('reportReadingTime').map(({ userId }) => userId)).toContain(USER));
    expect(seen('reportReadingTime').map(({ userId }) => userId)).not.toContain('9000002');
  });

  it('reports no reading time of a guest [PROG-13, ERR-40]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { seen, unmount } = await read({ nowMs: Date.now, userId: '8000000' });
    await act(() => vi.advanceTimersByTimeAsync(310_000));
    unmount();
    expect(seen('reportReadingTime')).toEqual([]);
  });

  it('reports how far an energy book is read, and no other book [ENERGY-06]', async () => {
    const energy = { answers: { bookInfo: aWireBook({ readFeatureOpt: 2, topClass: 502 }) } };
    const { seen, unmount } = await read(energy);
    await screen.findByText('上一章');
    press('下一章');
    await waitFor(() => expect(seen('reportEnergyProgress').length).toBeGreaterThan(0));
    expect(seen('reportEnergyProgress')[0]).toMatchObject({ bookId: '1001', topClass: '502' });
    unmount();

    const other = await read();
    await screen.findByText('上一章');
    press('下一章');
    await waitFor(() => expect(other.seen('reportReadingMoment')).toHaveLength(1));
    expect(other.seen('reportEnergyProgress')).toEqual([]);
  });

  it('reports how much of the chapter was read, in per cent [ENERGY-06]', async () => {
    const text = '山中灯火一夜未熄。'.repeat(20);
    const { seen } = await read({
      content: () => text,
      answers: { bookInfo: aWireBook({ readFeatureOpt: 2 }) },
      device: { progress: { 1001: { place: placeAt('c1', text, 170), percent: 1, chapterTitle: '', at: 1 } } },
    });
    await waitFor(() => expect(seen('reportEnergyProgress').length).toBeGreaterThan(0));
    expect(seen('reportEnergyProgress')[0]).toMatchObject({ chapterId: 'c1', readPro: '94' });
  });

  it('reports it of a book that its address marks, with the class that the address names [RPARAM-11, RPARAM-13]', async () => {
    const { seen } = await read({
      query: '?isAntEnergyBook=1&topClass=77',
      answers: { bookInfo: aWireBook({ topClass: 502 }) },
    });
    await waitFor(() => expect(seen('reportEnergyProgress').length).toBeGreaterThan(0));
    expect(seen('reportEnergyProgress')[0]).toMatchObject({ bookId: '1001', topClass: '77' });
  });
});
