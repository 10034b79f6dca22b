import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

it.each(['tile', 'row', 'text', 'banner'] as const)('stands silently for %s', (shape) => {
  const { container } = render(<Skeleton shape={shape} count={3} />);
  const group = container.firstElementChild;
  expect(group?.getAttribute('aria-hidden')).toBe('true');
  expect(group?.children).toHaveLength(3);
});
