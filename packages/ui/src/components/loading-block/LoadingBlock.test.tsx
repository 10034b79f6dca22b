import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingBlock } from './LoadingBlock.tsx';

it('says 加载中 [UI-17]', () => {
  render(<LoadingBlock />);
  expect(screen.getByRole('status').textContent).toBe('加载中');
});
