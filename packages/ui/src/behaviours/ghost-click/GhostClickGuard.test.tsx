import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../testing/passTime.ts';
import { GhostClickGuard } from './GhostClickGuard.tsx';

describe('GhostClickGuard', () => {
  const onClick = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    onClick.mockClear();
  });

  const setUp = () =>
    render(
      <>
        <GhostClickGuard />
        <button onClick={onClick}>买</button>
        <button onClick={onClick} data-ghost-click-exempt="">
          加
        </button>
        <label>
          同意
          <input type="checkbox" />
        </label>
      </>,
    );

  it('blocks clicks for 200 ms after a click [UI-26, NET-08, CONST-50]', () => {
    setUp();
    const button = screen.getByRole('button', { name: '买' });
    fireEvent.click(button);
    passTime(1);
    fireEvent.click(button);
    passTime(198);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    passTime(1);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('lets a label hand its click on to its field', () => {
    setUp();
    fireEvent.click(screen.getByText('同意'));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('leaves alone what is made to be tapped fast', () => {
    setUp();
    const button = screen.getByRole('button', { name: '加' });
    fireEvent.click(button);
    passTime(1);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('ends with its component', () => {
    const { unmount } = setUp();
    fireEvent.click(screen.getByRole('button', { name: '买' }));
    passTime(1);
    unmount();
    render(<button onClick={onClick}>再买</button>);
    fireEvent.click(screen.getByRole('button', { name: '再买' }));
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
