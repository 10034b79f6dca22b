import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../testing/passTime.ts';
import { ShelfTile } from './ShelfTile.tsx';

describe('ShelfTile', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('opens the book, with its corner tag on the cover [UI-34]', () => {
    render(<ShelfTile title="镜花缘" note="读至12%" tag={{ text: '更新', tone: 'ink' }} href="/reader/10" />);
    const link = screen.getByRole('link', { name: /镜花缘/ });
    expect(link.getAttribute('href')).toBe('/reader/10');
    for (const text of ['更新', '镜花缘', '读至12%']) expect(link.textContent).toContain(text);
  });

  it('becomes a choice in edit mode, marked when selected [UI-34, SHELF-19]', () => {
    const onPress = vi.fn();
    const { rerender } = render(<ShelfTile title="镜花缘" href="/reader/10" selected={false} onPress={onPress} />);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /镜花缘/, pressed: false }));
    expect(onPress).toHaveBeenCalledTimes(1);
    rerender(<ShelfTile title="镜花缘" href="/reader/10" selected onPress={onPress} />);
    expect(screen.getByRole('button', { pressed: true })).toBeDefined();
  });

  it('tells of a long press and opens nothing then [SHELF-16, SHELF-17]', () => {
    const onLongPress = vi.fn();
    const onPress = vi.fn();
    render(<ShelfTile title="镜花缘" href="#10" onPress={onPress} onLongPress={onLongPress} />);
    const link = screen.getByRole('link');
    fireEvent.touchStart(link, { touches: [{ clientX: 0, clientY: 0 }] });
    passTime(500);
    expect(onLongPress).toHaveBeenCalledTimes(1);
    fireEvent.touchEnd(link);
    expect(fireEvent.click(link)).toBe(false);
    expect(onPress).not.toHaveBeenCalled();
  });

  it("keeps the kernel's own menu away while a finger is held", () => {
    render(<ShelfTile title="镜花缘" href="#10" onLongPress={() => undefined} />);
    expect(fireEvent.contextMenu(screen.getByRole('link'))).toBe(false);
  });
});
