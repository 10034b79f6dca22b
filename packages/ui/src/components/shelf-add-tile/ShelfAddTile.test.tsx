import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShelfAddTile } from './ShelfAddTile.tsx';

it('leads to where books are found [SHELF-04]', () => {
  render(<ShelfAddTile href="/" />);
  expect(screen.getByRole('link', { name: '添加书籍' }).getAttribute('href')).toBe('/');
});
