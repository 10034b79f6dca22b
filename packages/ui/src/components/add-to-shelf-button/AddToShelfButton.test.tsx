import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AddToShelfButton } from './AddToShelfButton.tsx';

it.each([
  ['absent', '加入书架', 1],
  ['adding', '加入中...', 0],
  ['added', '已加入书架', 0],
] as const)('when %s says %s [COVER-22]', (state, label, adds) => {
  const onAdd = vi.fn();
  render(<AddToShelfButton state={state} onAdd={onAdd} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: label });
  // What is disabled loses the focus.
  expect([button.disabled, button.hasAttribute('aria-disabled')]).toEqual([false, adds === 0]);
  fireEvent.click(button);
  expect(onAdd).toHaveBeenCalledTimes(adds);
});
