import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PartFailure } from './PartFailure.tsx';

it('says what happened, quietly, and has a button only where there is a way on', () => {
  const onRetry = vi.fn();
  const { rerender } = render(<PartFailure message="暂无更多推荐书籍" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<PartFailure message="网络或服务异常，请稍后再试" onRetry={onRetry} />);
  expect(screen.getByRole('status').textContent).toContain('网络或服务异常，请稍后再试');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<PartFailure message="正在重新加载" onRetry={onRetry} busy />);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
