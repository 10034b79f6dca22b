import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LinkSpy } from '../../testing/LinkSpy.tsx';
import { BookTile } from './BookTile.tsx';

it('is one link named by title and note', () => {
  const onPress = vi.fn();
  render(<BookTile title="聊斋志异" note="蒲松龄" href="/book/2.html" onPress={onPress} />, { wrapper: LinkSpy });
  const link = screen.getByRole('link', { name: /聊斋志异\s*蒲松龄/ });
  expect(link.getAttribute('href')).toBe('/book/2.html');
  fireEvent.click(link);
  expect(onPress).toHaveBeenCalledTimes(1);
});
