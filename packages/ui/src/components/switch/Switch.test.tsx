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
