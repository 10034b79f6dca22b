import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClassGrid } from './ClassGrid.tsx';

it('is a list with a name and an item for every child', () => {
  render(
    <ClassGrid label="推荐">
      {['一', '二', '三', '四'].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </ClassGrid>,
  );
  expect(screen.getByRole('list', { name: '推荐' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['一', '二', '三', '四']);
});
