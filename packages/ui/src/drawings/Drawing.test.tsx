import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Drawing } from './Drawing.tsx';

it.each(['shelf', 'search', 'leaf', 'offline', 'ticket'] as const)('%s is decoration', (name) => {
  const { container } = render(<Drawing name={name} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
