import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

const ignore = () => undefined;

describe('Dialog', () => {
  it('shows title, message lines and both texts [UI-09]', () => {
    render(
      <Dialog
        open
        title="删除书籍"
        lines={['是否删除所选 3 本书籍', '删除后不能恢复']}
        confirmText="删除"
        cancelText="再想想"
        onConfirm={ignore}
        onCancel={ignore}
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: '删除书籍' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(Array.from(description?.children ?? [], (line) => line.textContent)).toEqual([
      '是否删除所选 3 本书籍',
      '删除后不能恢复',
    ]);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['再想想', '删除']);
  });

  it('calls its buttons 确定 and 取消 by default [UI-10]', () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    render(<Dialog open title="问" onConfirm={onConfirm} onCancel={onCancel} />);
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('has a close button only where it is asked for [UI-09]', () => {
    const onClose = vi.fn();
    const { rerender } = render(<Dialog open title="问" onConfirm={ignore} onCancel={ignore} />);
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
    rerender(<Dialog open title="问" onConfirm={ignore} onCancel={ignore} onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can do without a cancel button', () => {
    render(<Dialog open title="说" cancelText={null} onConfirm={ignore} onCancel={ignore} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('takes no second confirmation while it is busy', () => {
    const onConfirm = vi.fn();
    render(<Dialog open busy title="问" onConfirm={onConfirm} onCancel={ignore} />);
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('means cancel by back [UI-12]', async () => {
    const onCancel = vi.fn();
    render(<Dialog open title="问" onConfirm={ignore} onCancel={onCancel} />);
    const arrival = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrival;
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
