import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../testing/passTime.ts';
import { useLongPress } from './useLongPress.ts';

function Picture({ onLongPress, delayMs }: { onLongPress: () => void; delayMs?: number }) {
  return <figure {...useLongPress(onLongPress, delayMs)} />;
}

describe('useLongPress', () => {
  const onLongPress = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    onLongPress.mockClear();
  });

  it('waits 500 ms by default [UI-25]', () => {
    render(<Picture onLongPress={onLongPress} />);
    fireEvent.pointerDown(screen.getByRole('figure'), { button: 0 });
    passTime(499);
    expect(onLongPress).not.toHaveBeenCalled();
    passTime(1);
    expect(onLongPress).toHaveBeenCalledTimes(1);
  });

  it('waits as long as it is told', () => {
    render(<Picture onLongPress={onLongPress} delayMs={900} />);
    fireEvent.touchStart(screen.getByRole('figure'), { touches: [{ clientX: 0, clientY: 0 }] });
    passTime(899);
    expect(onLongPress).not.toHaveBeenCalled();
    passTime(1);
    expect(onLongPress).toHaveBeenCalledTimes(1);
  });

  it('counts one finger only, and no other button of a mouse', () => {
    render(<Picture onLongPress={onLongPress} />);
    const two = [
      { clientX: 0, clientY: 0 },
      { clientX: 50, clientY: 0 },
    ];
    fireEvent.touchStart(screen.getByRole('figure'), { touches: two });
    fireEvent.pointerDown(screen.getByRole('figure'), { button: 2 });
    passTime(2000);
    expect(onLongPress).not.toHaveBeenCalled();
  });
});
