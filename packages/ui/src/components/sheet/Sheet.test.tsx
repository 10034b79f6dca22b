import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

it('is a dialog named by its title and has a close button', () => {
  const onClose = vi.fn();
  render(
    <Sheet open title="阅读设置" onClose={onClose}>
      内容
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: '阅读设置' }).textContent).toContain('内容');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
