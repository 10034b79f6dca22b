import { catalogRows, type Chapter } from '@shuye/core-domain/chapter';
import { aChapter } from '@shuye/core-domain/testing';
import { LinkProvider, type LinkProps } from '@shuye/ui';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../routes.ts';
import { useLocation } from '../../router/index.ts';
import { MemoryNavigation } from '../../router/MemoryNavigation.tsx';
import { stubRowLayout, ROW } from '../../testing/stubRowLayout.ts';
import type { ChapterLineProps } from './ChapterLine.tsx';
import { ChapterRows } from './ChapterRows.tsx';

const chapters = Array.from({ length: 900 }, (_, index) => aChapter({ ordinal: index + 1, title: `第${index + 1}章` }));
const rows = catalogRows(
  {
    bookId: '1001',
    chapters,
    volumes: [{ title: '上卷', firstIndex: 0 }],
    prefixes: { free: '', charge: '' },
  },
  'ascending',
);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const PlainLink = ({ replace: _replace, children, ...anchor }: LinkProps) => <a {...anchor}>{children}</a>;

const preload = vi.fn<(href: string) => void>();

const show = (linkTo: ChapterLineProps['linkTo']) =>
  render(
    <LinkProvider linkAs={PlainLink} preload={preload}>
      <ChapterRows rows={rows} currentId={undefined} lockText={() => undefined} linkTo={linkTo} />
      <Address />
    </LinkProvider>,
    { wrapper: MemoryNavigation },
  );

const jump = (row: number) => {
  document.documentElement.scrollTop = row * ROW;
  fireEvent.scroll(document);
};

const linkTo = ({ chapterId }: Chapter) => ({ href: paths.reader('1001', { forceChapterId: chapterId }) });
const address = () => screen.getByRole('status').textContent;

beforeEach(() => {
  document.documentElement.scrollTop = 0;
  stubRowLayout();
});

describe('a press on a row', () => {
  it('leads to its chapter, before a jump and after [CAT-03]', () => {
    show(linkTo);
    fireEvent.click(screen.getByText('第3章'));
    expect(address()).toBe('/reader/1001?forceChapterId=c3');
    jump(500);
    fireEvent.click(screen.getByText('第501章'));
    expect(address()).toBe('/reader/1001?forceChapterId=c501');
  });

  it.each([
    ['with a key', { ctrlKey: true }],
    ['by the middle button', { button: 1 }],
  ])('is left to the browser %s', (_how, how) => {
    show(linkTo);
    const row = screen.getByText('第3章');
    const click = createEvent.click(row, how);
    fireEvent(row, click);
    expect([address(), click.defaultPrevented]).toEqual(['/', false]);
  });

  it('does what the chapter on it does, where that is no link', () => {
    const choose = vi.fn<(ordinal: number) => void>();
    show(({ ordinal }) => ({ onPress: () => choose(ordinal) }));
    fireEvent.click(screen.getByRole('button', { name: '第3章' }));
    jump(500);
    fireEvent.click(screen.getByRole('button', { name: '第501章' }));
    expect(choose.mock.calls).toEqual([[3], [501]]);
    expect(address()).toBe('/');
  });

  it.each([
    ['a volume', () => screen.getByText('上卷')],
    ['nothing', () => screen.getByRole('navigation')],
  ])('on %s does not navigate', (_what, target) => {
    show(linkTo);
    fireEvent.click(target());
    expect(address()).toBe('/');
  });

  it.each([
    ['touched', fireEvent.touchStart, { touches: [{ clientX: 5, clientY: 5 }] }],
    ['pointed at', fireEvent.mouseOver, {}],
  ] as const)('fetches the page behind it as soon as it is %s', (_how, fire, at) => {
    preload.mockClear();
    show(linkTo);
    expect(preload).not.toHaveBeenCalled();
    fire(screen.getByText('第3章'), at);
    expect(preload.mock.calls).toEqual([['/reader/1001?forceChapterId=c3']]);
  });
});
