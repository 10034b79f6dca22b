import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tag } from './Tag.tsx';

it('is words, not a control', () => {
  render(<Tag tone="jade">限免</Tag>);
  expect(screen.getByText('限免')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
