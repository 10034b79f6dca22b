import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OpenAppBar } from './OpenAppBar.tsx';

it('opens the app and can be sent away [UI-08, GUIDE-13, GUIDE-14, PROD-20]', () => {
  const onOpen = vi.fn();
  const onClose = vi.fn();
  render(<OpenAppBar onOpen={onOpen} onClose={onClose} />);
  expect(screen.getByText('去APP阅读全本')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});
