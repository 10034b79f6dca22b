import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manualClock.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createReloadMemory, type StateHistory } from './createReloadMemory.ts';

const throwing = {
  read: (): unknown => {
    throw new Error('denied');
  },
  write: (): void => {
    throw new Error('denied');
  },
};

function aHistory(first: unknown): StateHistory {
  let state = first;
  return {
    get state() {
      return state;
    },
    replaceState: (next) => {
      state = next;
    },
  };
}

describe('the memory of reloads', () => {
  it('holds a chapter for 30 s, and no other [READER-34] (A-14)', () => {
    const clock = manualClock();
    const memory = createReloadMemory({ nowMs: clock.nowMs });
    memory.add('c1');
    clock.pass(29_999);
    expect([memory.has('c1'), memory.has('c2')]).toEqual([true, false]);
    clock.pass(1);
    expect(memory.has('c1')).toBe(false);
  });

  it('outlives the page in its storage', () => {
    const clock = manualClock();
    const storage = memoryStorage();
    createReloadMemory({ nowMs: clock.nowMs, storage }).add('c1');
    expect(createReloadMemory({ nowMs: clock.nowMs, storage }).has('c1')).toBe(true);
  });

  it('outlives the page in history.state when the storage throws, and leaves what others keep there [ERR-04]', () => {
    const clock = manualClock();
    const history = aHistory({ key: 'router' });
    createReloadMemory({ nowMs: clock.nowMs, storage: throwing, history }).add('c1');
    expect(history.state).toMatchObject({ key: 'router' });
    const reloaded = createReloadMemory({ nowMs: clock.nowMs, storage: throwing, history });
    expect(reloaded.has('c1')).toBe(true);
    clock.pass(30_000);
    expect(reloaded.has('c1')).toBe(false);
  });

  it.each([[null], ['damaged'], [{ refusalReloads: 7 }], [{ refusalReloads: { c1: 'soon' } }]])(
    'takes nothing from a history that holds %j',
    (state) => {
      const memory = createReloadMemory({ nowMs: () => 0, history: aHistory(state) });
      expect(memory.has('c1')).toBe(false);
    },
  );
});
