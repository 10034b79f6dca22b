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
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(onAdd).toHaveBeenCalledTimes(adds);
});
