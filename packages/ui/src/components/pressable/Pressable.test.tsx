import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../link/LinkProvider.tsx';
import { passTime } from '../../testing/passTime.ts';
import { Pressable } from './Pressable.tsx';

describe('Pressable', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is a button that says it was pressed', () => {
    const onPress = vi.fn();
    render(<Pressable onPress={onPress}>开始</Pressable>);
    fireEvent.click(screen.getByRole('button', { name: '开始' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is a link where it leads somewhere', () => {
    render(<Pressable href="/shelf">书架</Pressable>);
    expect(screen.getByRole('link', { name: '书架' }).getAttribute('href')).toBe('/shelf');
  });

  it('lets the application render its links', () => {
    render(
      <LinkProvider linkAs={({ href, replace, children }) => <a href={`#${href}`}>{replace ? '换' : children}</a>}>
        <Pressable href="/shelf" replace>
          书架
        </Pressable>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: '换' }).getAttribute('href')).toBe('#/shelf');
  });

  it('leads nowhere while it is disabled', () => {
    render(
      <Pressable href="/shelf" disabled>
        书架
      </Pressable>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['pointer', fireEvent.pointerDown, fireEvent.pointerUp, { button: 0, clientX: 5, clientY: 5 }],
    ['touch', fireEvent.touchStart, fireEvent.touchEnd, { touches: [{ clientX: 5, clientY: 5 }] }],
  ] as const)('looks pressed by %s after 100 ms and until it is let go [UI-22]', (_kind, down, up, at) => {
    render(<Pressable>按</Pressable>);
    const button = screen.getByRole('button');
    down(button, at);
    passTime(99);
    expect(button.hasAttribute('data-pressed')).toBe(false);
    passTime(1);
    expect(button.hasAttribute('data-pressed')).toBe(true);
    passTime(200);
    up(button);
    expect(button.hasAttribute('data-pressed')).toBe(false);
  });

  it('does not look pressed under a finger that scrolls', () => {
    render(<Pressable>按</Pressable>);
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button, { button: 0, clientX: 5, clientY: 5 });
    fireEvent.pointerMove(button, { clientX: 5, clientY: 40 });
    passTime(500);
    expect(button.hasAttribute('data-pressed')).toBe(false);
  });

  it('tells of a long press after 500 ms [UI-25, CONST-45]', () => {
    const onLongPress = vi.fn();
    render(<Pressable onLongPress={onLongPress}>书</Pressable>);
    fireEvent.pointerDown(screen.getByRole('button'), { button: 0 });
    passTime(499);
    expect(onLongPress).not.toHaveBeenCalled();
    passTime(1);
    expect(onLongPress).toHaveBeenCalledTimes(1);
  });

  it('counts one finger only, and no other button of a mouse', () => {
    const onLongPress = vi.fn();
    render(<Pressable onLongPress={onLongPress}>书</Pressable>);
    const two = [
      { clientX: 0, clientY: 0 },
      { clientX: 50, clientY: 0 },
    ];
    fireEvent.touchStart(screen.getByRole('button'), { touches: two });
    fireEvent.pointerDown(screen.getByRole('button'), { button: 2 });
    passTime(2000);
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it('forgets a long press that ended, or became a scroll, too early', () => {
    const onLongPress = vi.fn();
    render(<Pressable onLongPress={onLongPress}>书</Pressable>);
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button, { button: 0 });
    passTime(300);
    fireEvent.pointerUp(button);
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerCancel(button);
    passTime(1000);
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it('swallows the click that follows a long press, and only that one [SHELF-17]', () => {
    const onPress = vi.fn();
    render(
      <Pressable onPress={onPress} onLongPress={() => undefined}>
        书
      </Pressable>,
    );
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button, { button: 0 });
    passTime(500);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();

    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('swallows that click even where another element took the place', () => {
    const onPress = vi.fn();
    const { rerender } = render(
      <Pressable href="/reader/1" onLongPress={() => undefined}>
        书
      </Pressable>,
    );
    fireEvent.pointerDown(screen.getByRole('link'), { button: 0 });
    passTime(500);
    rerender(<Pressable onPress={onPress}>书</Pressable>);
    fireEvent.click(screen.getByRole('button'));
    expect(onPress).not.toHaveBeenCalled();
  });
});
