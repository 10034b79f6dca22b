import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';

it('is a dialog named by its title and has a close button', () => {
  const onClose = vi.fn();
  render(
    <Drawer open title="目录" onClose={onClose}>
      内容
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: '目录' }).textContent).toContain('内容');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
