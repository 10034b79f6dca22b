import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Slider } from './Slider.tsx';

it('tells its value in words and what it is moved to', () => {
  const onChange = vi.fn();
  render(<Slider label="字号" value={18} min={14} max={32} step={2} valueText="18像素" onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: '字号' });
  expect(slider.getAttribute('aria-valuetext')).toBe('18像素');
  fireEvent.change(slider, { target: { value: '24' } });
  expect(onChange).toHaveBeenCalledWith(24);
});

it('is heard by its label where that stands elsewhere', () => {
  render(<Slider label="亮度" labelVisible={false} value={50} min={0} max={100} valueText="50%" onChange={() => {}} />);
  expect(screen.getByRole('slider', { name: '亮度' }).getAttribute('aria-valuetext')).toBe('50%');
  expect(screen.queryByText('亮度')).toBeNull();
});
