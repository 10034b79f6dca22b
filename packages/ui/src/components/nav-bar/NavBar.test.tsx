import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LinkSpy } from '../../testing/LinkSpy.tsx';
import { NavBar } from './NavBar.tsx';

const items = [
  { id: 'class', label: '分类', href: '/categoryIndex', badge: '新' },
  { id: 'rank', label: '榜单', href: '/rankIndex' },
];

it('has a link for every way, with its badge as long as it was not read [STORE-09]', () => {
  const onSelect = vi.fn();
  render(<NavBar items={items} onSelect={onSelect} />, { wrapper: LinkSpy });
  expect(screen.getByRole('link', { name: /榜单/ }).textContent).toBe('榜单');
  const link = screen.getByRole('link', { name: /分类/ });
  expect(link.textContent).toBe('新分类');
  fireEvent.click(link);
  expect(onSelect).toHaveBeenCalledWith(items[0]);
});
