import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CountdownLabel } from './CountdownLabel.tsx';

it('says what is left without reading every change out [COVER-23]', () => {
  render(<CountdownLabel text="限免剩余3天" until="11月30日截止" />);
  const timer = screen.getByRole('timer');
  expect(timer.textContent).toBe('限免剩余3天');
  expect(timer.getAttribute('aria-live')).toBe('off');
});
