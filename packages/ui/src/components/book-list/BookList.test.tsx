import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BookList } from './BookList.tsx';

it('is a list with a name and an item for every child', () => {
  render(
    <BookList label="推荐">
      {['一', '二', '三', '四'].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </BookList>,
  );
  expect(screen.getByRole('list', { name: '推荐' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['一', '二', '三', '四']);
});

it('is an ordered list where the order says something', () => {
  render(<BookList ordered>书</BookList>);
  expect(screen.getByRole('list').tagName).toBe('OL');
});
