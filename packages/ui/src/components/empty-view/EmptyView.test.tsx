import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyView } from './EmptyView.tsx';

it('says what is empty, what one can do and offers the way [UI-33]', () => {
  render(<EmptyView message="没有找到相关书籍" hint="换个词试试" action={<a href="/">去书城</a>} />);
  expect(screen.getByText('没有找到相关书籍')).toBeDefined();
  expect(screen.getByText('换个词试试')).toBeDefined();
  expect(screen.getByRole('link', { name: '去书城' })).toBeDefined();
});

it('is headed by its message where the page has no other heading', () => {
  render(<EmptyView message="页面不存在" heading />);
  expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeDefined();
});
