import { describe, expect, it } from 'vitest';
import { advanceFarmWidget, loadedFarmWidget, WIDGET_FOLD_MS, type FarmWidget } from './advanceFarmWidget.ts';

const NOW = 1_790_000_000_000;
const open = loadedFarmWidget(100, false, NOW);
const closed: FarmWidget = { shape: 'closed', top: 100 };
const finished: FarmWidget = { shape: 'finished', top: 100 };

describe('the farm widget [ENUM-23] [FARM-07]', () => {
  it('opens with the task and folds after 5 s [FARM-02] [FARM-03] [CONST-23]', () => {
    expect(WIDGET_FOLD_MS).toBe(5000);
    expect(open).toEqual({ shape: 'open', foldsAt: NOW + 5000, top: 100 });
    expect(advanceFarmWidget(open, { type: 'woke', now: NOW + 4999 })).toBe(open);
    expect(advanceFarmWidget(open, { type: 'woke', now: NOW + 5000 })).toEqual(closed);
  });

  it('folds after another time where the task names one [FARM-03]', () => {
    expect(loadedFarmWidget(0, false, NOW, 800)).toMatchObject({ foldsAt: NOW + 800 });
    expect(advanceFarmWidget(closed, { type: 'tapped', now: NOW }, 800)).toMatchObject({ foldsAt: NOW + 800 });
  });

  it('is toggled by taps, and folds again after being opened [FARM-04] [FARM-03]', () => {
    expect(advanceFarmWidget(open, { type: 'tapped', now: NOW })).toEqual(closed);
    expect(advanceFarmWidget(closed, { type: 'tapped', now: NOW + 60_000 })).toEqual({
      shape: 'open',
      foldsAt: NOW + 65_000,
      top: 100,
    });
  });

  it('unfolds for good when the task is finished [FARM-05]', () => {
    expect(advanceFarmWidget(closed, { type: 'finished' })).toEqual(finished);
    expect(advanceFarmWidget(open, { type: 'finished' })).toEqual(finished);
    expect(loadedFarmWidget(100, true, NOW)).toEqual(finished);
    expect(advanceFarmWidget(finished, { type: 'tapped', now: NOW })).toBe(finished);
    expect(advanceFarmWidget(finished, { type: 'woke', now: NOW + 9000 })).toBe(finished);
  });

  it('is not folded twice', () => {
    expect(advanceFarmWidget(closed, { type: 'woke', now: NOW + 9000 })).toBe(closed);
  });

  it.each([
    [30, 130],
    [-30, 70],
    [-500, 44],
    [500, 600],
  ])('is dragged by %s to %s and keeps its shape [FARM-06]', (by, top) => {
    for (const widget of [open, closed, finished]) {
      expect(advanceFarmWidget(widget, { type: 'dragged', by, min: 44, max: 600 })).toEqual({ ...widget, top });
    }
  });

  it('stays at the upper end where there is no room', () => {
    expect(advanceFarmWidget(closed, { type: 'dragged', by: 5, min: 44, max: 10 }).top).toBe(44);
  });
});
