import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Illustration } from './Illustration.tsx';

it.each(['shelf', 'search', 'leaf', 'offline', 'ticket'] as const)('%s is decoration', (name) => {
  const { container } = render(<Illustration name={name} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
