import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NetworkErrorDialog } from './NetworkErrorDialog.tsx';

it('says 网络无法连接 and offers 刷新 [NET-05, ERR-02]', () => {
  const onRefresh = vi.fn();
  render(<NetworkErrorDialog open onRefresh={onRefresh} onClose={() => undefined} />);
  expect(screen.getByRole('alertdialog', { name: '网络无法连接' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
});
