import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../testing/passTime.ts';
import { CatalogRow } from './CatalogRow.tsx';
import { useRowPress } from './useRowPress.ts';

function Rows() {
  return (
    <ul {...useRowPress()}>
      {['第一回', '第二回'].map((title) => (
        <li key={title}>
          <CatalogRow title={title} href="/reader/1" />
        </li>
      ))}
    </ul>
  );
}

const pressed = () =>
  screen
    .getAllByRole('link')
    .filter((row) => row.hasAttribute('data-pressed'))
    .map(({ textContent }) => textContent);

const touch = { touches: [{ clientX: 5, clientY: 5 }] };

describe('useRowPress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Rows />);
  });

  it.each([
    ['pointer', fireEvent.pointerDown, fireEvent.pointerUp, { button: 0, clientX: 5, clientY: 5 }],
    ['touch', fireEvent.touchStart, fireEvent.touchEnd, touch],
  ] as const)('draws the row under a %s as pressed after 100 ms, until it is let go [UI-22]', (_kind, down, up, at) => {
    const title = screen.getByText('第二回');
    down(title, at);
    passTime(99);
    expect(pressed()).toEqual([]);
    passTime(1);
    expect(pressed()).toEqual(['第二回']);
    passTime(200);
    up(title);
    expect(pressed()).toEqual([]);
  });

  it('leaves a row that was tapped when the next one is', () => {
    for (const title of ['第一回', '第二回']) {
      fireEvent.touchStart(screen.getByText(title), touch);
      passTime(110);
      fireEvent.touchEnd(screen.getByText(title));
    }
    expect(pressed()).toEqual(['第二回']);
    passTime(150);
    expect(pressed()).toEqual([]);
  });

  it('draws nothing under a finger that scrolls', () => {
    const title = screen.getByText('第一回');
    fireEvent.touchStart(title, touch);
    fireEvent.touchMove(title, { touches: [{ clientX: 5, clientY: 40 }] });
    passTime(500);
    expect(pressed()).toEqual([]);
  });

  it('draws nothing beside the rows', () => {
    fireEvent.touchStart(screen.getByRole('list'), touch);
    passTime(500);
    expect(pressed()).toEqual([]);
  });
});
