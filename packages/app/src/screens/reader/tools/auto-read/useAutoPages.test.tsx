import { aChapter } from '@shuye/core-domain/testing';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoPages } from './useAutoPages.ts';

const text = '字'.repeat(1000);

/** A reader whose pages hold 400 characters. */
function aPagedReader() {
  const chapter = aChapter({ chapterId: 'c1' });
  const listeners = new Set<() => void>();
  let offset = 0;
  const state = (): ReaderState => ({
    status: 'reading',
    list: { bookId: '1', chapters: [chapter], volumes: [], prefixes: { free: '', charge: '' } },
    chapter: { status: 'ready', index: 0, chapter, content: { kind: 'text', chapter, text } },
    place: { chapterId: 'c1', offset, print: '' },
    mark: { page: offset / 400, pageCount: 3 },
    back: undefined,
    isSubstitute: false,
  });
  const reader: Pick<Reader, 'getState' | 'subscribe' | 'peek'> = {
    getState: state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    peek: () => (offset + 400 < text.length ? { index: 0, offset: offset + 400 } : { index: 1, offset: 0 }),
  };
  const turn = vi.fn(() => {
    offset += 400;
    for (const listener of listeners) listener();
  });
  return { reader: reader as Reader, turn };
}

const run = (isMoving: boolean) => {
  const { reader, turn } = aPagedReader();
  const handle = { element: () => null, view: () => undefined, turn, scrollLines: () => undefined };
  const surface = { current: handle };
  const options = { reader, surface, pace: 400, charactersOfScreen: () => 100, onEnd: vi.fn<() => void>() };
  return {
    turn,
    ...renderHook((props: { isMoving: boolean }) => useAutoPages({ ...options, ...props }), {
      initialProps: { isMoving },
    }),
  };
};

describe('pages that turn by themselves', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('turn when their characters were read at the pace chosen', () => {
    const { turn } = run(true);
    void vi.advanceTimersByTime(59_000);
    expect(turn).not.toHaveBeenCalled();
    void vi.advanceTimersByTime(1000);
    expect(turn).toHaveBeenCalledTimes(1);
    void vi.advanceTimersByTime(60_000);
    // The last page holds half as many.
    void vi.advanceTimersByTime(30_000);
    expect(turn).toHaveBeenCalledTimes(3);
  });

  it('start their time anew when they are turned by hand', () => {
    const { turn } = run(true);
    void vi.advanceTimersByTime(50_000);
    turn();
    void vi.advanceTimersByTime(50_000);
    expect(turn).toHaveBeenCalledTimes(1);
  });

  it('do not turn while auto-read is paused', () => {
    const { turn, rerender } = run(true);
    rerender({ isMoving: false });
    void vi.advanceTimersByTime(600_000);
    expect(turn).not.toHaveBeenCalled();
  });
});
