import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextToggle } from './TextToggle.tsx';

it('says whether it is open, what it controls, and that it was pressed', () => {
  const onToggle = vi.fn();
  render(
    <TextToggle expanded controls="list" onToggle={onToggle}>
      收起
    </TextToggle>,
  );
  const toggle = screen.getByRole('button', { name: '收起', expanded: true });
  expect(toggle.getAttribute('aria-controls')).toBe('list');
  fireEvent.click(toggle);
  expect(onToggle).toHaveBeenCalledOnce();
});
