import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShelfGroupTile } from './ShelfGroupTile.tsx';

const books = ['一', '二', '三', '四', '五'].map((title) => ({ id: title, title, src: `/${title}.webp` }));

it('leads into the group, and shows its first four covers', () => {
  const { container } = render(<ShelfGroupTile name="言情" books={books} note="5本" href="#group" />);
  expect(screen.getByRole('link', { name: /言情.*5本/ }).getAttribute('href')).toBe('#group');
  expect(container.querySelectorAll('img')).toHaveLength(4);
});

it('is a button that says whether its books are selected while the shelf is edited', () => {
  const onPress = vi.fn();
  render(<ShelfGroupTile name="言情" books={books} note="5本" href="#group" selected onPress={onPress} />);
  const button = screen.getByRole('button', { name: /言情/ });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
});
