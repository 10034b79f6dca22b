import { localDay } from '@shuye/core-domain/time';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHostWithActionBar, untilExtras } from '../../../testing/aHostWithActionBar.ts';
import { renderReader, type RenderReaderOptions } from '../../../testing/renderReader.tsx';
import { aWireBook } from '../../../testing/wire.ts';

const NOW = 1_790_000_000;
const DAY = 86_400;
const today = localDay(NOW * 1000, -new Date(NOW * 1000).getTimezoneOffset());

const ending = (days: number, options: RenderReaderOptions = {}) =>
  renderReader({
    chapters: 1,
    host: aHostWithActionBar(),
    answers: { bookInfo: aWireBook({ readFeatureOpt: 2, readFeatureOptEndTime: NOW + days * DAY }) },
    ...options,
  });
describe('the end of a book’s energy programme', () => {
  it('is announced with one to three days left [READER-19, ENERGY-03, CONST-11]', async () => {
    await ending(2);
    expect(await screen.findByText('本书能量活动将在2天后结束')).toBeTruthy();
  });

  it('is announced for a book that its address marks [RPARAM-11, ENERGY-03]', async () => {
    const bookInfo = aWireBook({ readFeatureOptEndTime: NOW + 2 * DAY });
    await ending(2, { query: '?isAntEnergyBook=1', answers: { bookInfo } });
    expect(await screen.findByText('本书能量活动将在2天后结束')).toBeTruthy();
  });

  it('is not announced with four days left', async () => {
    await ending(4);
    await untilExtras();
    expect(screen.queryByText(/本书能量活动/)).toBeNull();
  });

  it('is announced once a day [ENERGY-03]', async () => {
    await ending(2, { device: { energy_notice: { 1001: today } } });
    await untilExtras();
    expect(screen.queryByText(/本书能量活动/)).toBeNull();
  });

  it('is remembered for its book and day, beside other books of the day [READER-19] [ENERGY-03]', async () => {
    const { services } = await ending(2, {
      device: { energy_notice: { 1001: '2026-09-20', 7: today, 8: '2026-09-20' } },
    });
    await screen.findByText('本书能量活动将在2天后结束');
    expect(services.storage.read('energy_notice', (value) => value)).toEqual({ 7: today, 1001: today });
  });

  it('is not announced where the address switches it off [RPARAM-12]', async () => {
    await ending(2, { query: '?isAntEnergyBookEndTimeAlert=false' });
    await untilExtras();
    expect(screen.queryByText(/本书能量活动/)).toBeNull();
  });

  it('stays for 3000 ms [CONST-18]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await ending(1);
    await screen.findByText(/本书能量活动/);
    act(() => void vi.advanceTimersByTime(2500));
    expect(screen.queryByText(/本书能量活动/)).not.toBeNull();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.queryByText(/本书能量活动/)).toBeNull();
  });
});
