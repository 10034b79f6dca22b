import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardList } from './CardList.tsx';

it('is a list with a name and an item for every child', () => {
  render(
    <CardList label="推荐">
      {['一', '二', '三', '四'].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </CardList>,
  );
  expect(screen.getByRole('list', { name: '推荐' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['一', '二', '三', '四']);
});
