import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

it('is turned on by a tap on its words', () => {
  const onChange = vi.fn();
  render(<Switch label="长辈模式" description="字更大，更清楚" checked={false} onChange={onChange} />);
  expect(screen.getByRole('switch', { name: /长辈模式/, checked: false })).toBeDefined();
  fireEvent.click(screen.getByText('长辈模式'));
  expect(onChange).toHaveBeenCalledWith(true);
});

it('keeps the focus while a change goes on, and takes none meanwhile', () => {
  const onChange = vi.fn();
  const { rerender } = render(<Switch label="自动购买" checked={false} onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>('switch', { name: '自动购买' });
  input.focus();
  rerender(<Switch label="自动购买" checked={false} busy onChange={onChange} />);
  expect([document.activeElement, input.disabled, input.getAttribute('aria-disabled')]).toEqual([input, false, 'true']);
  fireEvent.click(input);
  expect(onChange).not.toHaveBeenCalled();
  expect(input.checked).toBe(false);
});
