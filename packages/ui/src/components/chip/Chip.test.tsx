import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chip } from './Chip.tsx';

it('leads somewhere, or is chosen', () => {
  render(
    <>
      <Chip href="/search?keyword=聊斋">聊斋</Chip>
      <Chip selected>完结</Chip>
    </>,
  );
  expect(screen.getByRole('link', { name: '聊斋' })).toBeDefined();
  expect(screen.getByRole('button', { name: '完结', pressed: true })).toBeDefined();
});
