import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorView } from './ErrorView.tsx';

it('says what happened and has a button only where there is a way on [UI-15]', () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorView message="书籍已下架" />);
  expect(screen.getByRole('alert').textContent).toBe('书籍已下架');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ErrorView message="网络或服务异常，请稍后再试" onRetry={onRetry} retryText="刷新" />);
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
