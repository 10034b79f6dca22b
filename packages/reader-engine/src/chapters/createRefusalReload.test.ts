import { AppError } from '@shuye/core-domain/error';
import { aChapter } from '@shuye/core-domain/testing';
import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../testing/manualClock.ts';
import { createReloadMemory } from './createReloadMemory.ts';
import { createRefusalReload } from './createRefusalReload.ts';
import type { OpenedChapter } from './OpenedChapter.ts';

const refused = (ordinal: number): OpenedChapter => ({
  status: 'locked',
  index: ordinal - 1,
  chapter: aChapter({ ordinal }),
  refusal: new AppError('server', '您尚未购买，无法阅读', { code: 403 }),
});
const lockedByUs: OpenedChapter = { status: 'locked', index: 0, chapter: aChapter(), refusal: undefined };

function watched() {
  const clock = manualClock();
  const reload = vi.fn<() => void>();
  const reloads = createReloadMemory({ nowMs: clock.nowMs });
  return { clock, reload, refusals: createRefusalReload({ clock, reload, reloads }) };
}

describe('the reload after a refusal', () => {
  it('comes once, 2.5 s later, however often the state is announced [READER-34, CONST-20]', () => {
    const { clock, reload, refusals } = watched();
    for (let time = 0; time < 3; time++) {
      refusals.watch(refused(1));
      clock.pass(1000);
    }
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not come again within 30 s for the same chapter, but does for another', () => {
    const { clock, reload, refusals } = watched();
    refusals.watch(refused(1));
    clock.pass(2500);
    refusals.watch(undefined);
    refusals.watch(refused(1));
    clock.pass(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
    refusals.watch(refused(2));
    clock.pass(2500);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('may come again after 30 s', () => {
    const { clock, reload, refusals } = watched();
    refusals.watch(refused(1));
    clock.pass(2500);
    refusals.watch(undefined);
    clock.pass(30_000);
    refusals.watch(refused(1));
    clock.pass(2500);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is called off when the reader goes on, or the book is closed', () => {
    const { clock, reload, refusals } = watched();
    refusals.watch(refused(1));
    refusals.watch(undefined);
    refusals.watch(refused(2));
    refusals.stop();
    clock.pass(10_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('comes once as long as the reader lives where nothing outlives the page', () => {
    const clock = manualClock();
    const reload = vi.fn<() => void>();
    const refusals = createRefusalReload({ clock, reload });
    for (let time = 0; time < 3; time++) {
      refusals.watch(refused(1));
      clock.pass(60_000);
      refusals.watch(undefined);
    }
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not for a chapter that our own rule locks', () => {
    const { clock, reload, refusals } = watched();
    refusals.watch(lockedByUs);
    clock.pass(10_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
