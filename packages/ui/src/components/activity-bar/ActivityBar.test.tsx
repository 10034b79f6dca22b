import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActivityBar } from './ActivityBar.tsx';

it('leads to the activity, in words or in a picture of them [STORE-03]', () => {
  const { rerender } = render(<ActivityBar title="开卷有益" note="读书日" href="/act" />);
  expect(screen.getByRole('link').textContent).toBe('开卷有益读书日');
  rerender(<ActivityBar title="开卷有益" picture="/act.jpg" href="/act" />);
  expect(screen.getByRole('link', { name: '开卷有益' })).toBeDefined();
});
