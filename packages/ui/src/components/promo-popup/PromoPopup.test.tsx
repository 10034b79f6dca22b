import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PromoPopup } from './PromoPopup.tsx';

it('shows a picture with the button 下载APP 限时领取 and a way out [UI-16, GUIDE-15]', () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(<PromoPopup open label="新人红包" picture="/promo.jpg" onConfirm={onConfirm} onClose={onClose} />);
  expect(screen.getByRole('img', { name: '新人红包' }).getAttribute('src')).toBe('/promo.jpg');
  fireEvent.click(screen.getByRole('button', { name: '下载APP 限时领取' }));
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});
