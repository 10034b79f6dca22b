import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SegmentedControl } from './SegmentedControl.tsx';

it('is a named group of which one is chosen', () => {
  const onChange = vi.fn();
  render(
    <SegmentedControl
      label="翻页"
      value="slide"
      onChange={onChange}
      segments={[
        { value: 'slide', label: '平移' },
        { value: 'cover', label: '覆盖' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: '翻页' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '平移' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '覆盖' }));
  expect(onChange).toHaveBeenCalledWith('cover');
});
