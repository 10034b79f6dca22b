import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Module } from './Module.tsx';

it('is a region named by its title, or plain without one', () => {
  const { rerender } = render(<Module title="本周新书">书</Module>);
  expect(screen.getByRole('region', { name: '本周新书' }).textContent).toContain('书');
  rerender(<Module>书</Module>);
  expect(screen.queryByRole('region')).toBeNull();
});
