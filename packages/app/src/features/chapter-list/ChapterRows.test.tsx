import { catalogRows } from '@shuye/core-domain/chapter';
import { aChapter } from '@shuye/core-domain/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../../router/MemoryNavigation.tsx';
import { stubRowLayout, ROW, VIEW } from '../../testing/stubRowLayout.ts';
import { ChapterRows, type ChapterRowsHandle } from './ChapterRows.tsx';

const COUNT = 3000;
const chapters = Array.from({ length: COUNT }, (_, index) =>
  aChapter({ ordinal: index + 1, title: `第${index + 1}章` }),
);
const rows = catalogRows({ bookId: '1001', chapters, volumes: [], prefixes: { free: '', charge: '' } }, 'ascending');

const handle = createRef<ChapterRowsHandle>();
const page = () => document.documentElement;

const show = (current?: number) =>
  render(
    <ChapterRows
      handle={handle}
      rows={rows}
      currentId={current === undefined ? undefined : `c${current + 1}`}
      lockText={() => undefined}
      linkTo={({ index }) => ({ href: `#${index}` })}
    />,
    { wrapper: MemoryNavigation },
  );

const buttons = (count: number) => (
  <ChapterRows rows={rows.slice(0, count)} currentId={undefined} lockText={() => undefined} linkTo={() => ({})} />
);

const drawn = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

const scrollTo = (top: number) => {
  page().scrollTop = top;
  fireEvent.scroll(document);
};

/** Rows that are drawn though not seen, above and below. */
const ready = () => {
  const ordinals = drawn().map((title) => Number(/\d+/.exec(title)));
  const seen = page().scrollTop / ROW;
  return [Math.floor(seen) - (ordinals[0] ?? 0) + 1, (ordinals.at(-1) ?? 0) - Math.ceil(seen + VIEW / ROW)];
};

describe('thousands of chapters', () => {
  let frames: FrameRequestCallback[] = [];
  const nextFrame = () => act(() => frames.splice(0).forEach((frame) => frame(0)));

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    page().scrollTop = 0;
    stubRowLayout();
  });

  it('begin with a screen of them, and get more ready when it was shown', () => {
    show();
    expect(drawn()).toHaveLength(18);
    nextFrame();
    expect(ready()).toEqual([0, 6]);
  });

  it('take the room of all of them', () => {
    show();
    expect(screen.getByRole('list').style.height).toBe(`calc(var(--row) * ${COUNT})`);
  });

  it('are drawn where they are scrolled to, by the time they are seen', () => {
    show();
    nextFrame();
    for (const top of [300, 700, 5000, 5051, 4000, COUNT * ROW - VIEW, 0]) {
      scrollTo(top);
      expect(Math.min(...ready())).toBeGreaterThanOrEqual(0);
      expect(drawn().length).toBeLessThan(40);
    }
  });

  it('are not drawn again while enough are ready', () => {
    show();
    nextFrame();
    const before = drawn();
    scrollTo(3 * ROW);
    expect(drawn()).toEqual(before);
    scrollTo(5 * ROW);
    expect(ready()).toEqual([5, 6]);
  });

  it('keep the row under the focus while they scroll past it', () => {
    show();
    nextFrame();
    const row = screen.getByRole('link', { name: '第14章' });
    row.focus();
    scrollTo(6 * ROW);
    expect(document.activeElement).toBe(row);
    expect(row.textContent).toBe('第14章');
  });

  it('reuse the lines in the document after a jump, then add the overscan', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show();
    nextFrame();
    const before = new Set(screen.getAllByRole('listitem'));
    scrollTo(2000 * ROW);
    expect(screen.getAllByRole('listitem').filter((line) => !before.has(line))).toEqual([]);
    expect(ready()).toEqual([0, 0]);
    expect(screen.getByRole('link', { name: '第2001章' }).getAttribute('href')).toBe('#2000');
    vi.advanceTimersByTime(50);
    expect(ready()).toEqual([6, 6]);
  });

  it('keep the one under the focus after a jump, the same chapter in its place', () => {
    show();
    nextFrame();
    const row = screen.getByRole('link', { name: '第14章' });
    row.focus();
    scrollTo(2000 * ROW);
    expect(document.activeElement).toBe(row);
    expect([row.textContent, row.getAttribute('href')]).toEqual(['第14章', '#13']);
    scrollTo(0);
    expect(screen.getAllByRole('link', { name: '第14章' })).toEqual([row]);
    expect(document.activeElement).toBe(row);
  });

  it('are written again as the screen knows more [CAT-09] [CAT-10]', () => {
    const { rerender } = show();
    nextFrame();
    scrollTo(100 * ROW);
    rerender(
      <ChapterRows
        rows={rows.slice(0, 105)}
        currentId="c103"
        lockText={({ ordinal }) => (ordinal === 104 ? '未购买' : undefined)}
        linkTo={() => ({ href: '#other' })}
      />,
    );
    expect(drawn().slice(-1)).toEqual(['第105章']);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('第103章');
    expect(screen.getByRole('link', { name: /第104章\s*未购买/ }).getAttribute('href')).toBe('#other');
  });

  it('come where a list has got more of them', () => {
    const { rerender } = render(buttons(20), { wrapper: MemoryNavigation });
    nextFrame();
    rerender(buttons(5));
    expect(screen.getAllByRole('button')).toHaveLength(5);
    rerender(buttons(COUNT));
    nextFrame();
    expect(screen.getAllByRole('button')).toHaveLength(23);
  });

  it('open with the current one in the middle, in the first frame [CAT-10]', () => {
    show(1500);
    expect(page().scrollTop).toBe(1500.5 * ROW - VIEW / 2);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('第1501章');
    expect(Math.min(...ready())).toBeGreaterThanOrEqual(0);
  });

  it('go back to the current one', () => {
    show(1500);
    scrollTo(0);
    expect(screen.queryByRole('link', { current: true })).toBeNull();
    act(() => handle.current?.toCurrent());
    fireEvent.scroll(document);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('第1501章');
  });
});
