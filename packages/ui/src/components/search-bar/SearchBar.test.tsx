import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchBar } from './SearchBar.tsx';

it('leads to the search and carries the ways beside it [UI-35, STORE-10]', () => {
  render(<SearchBar text="红楼梦" href="/search" actions={<a href="/shelf">书架</a>} />);
  expect(screen.getByRole('link', { name: '搜索：红楼梦' }).getAttribute('href')).toBe('/search');
  expect(screen.getByRole('link', { name: '书架' })).toBeDefined();
});
