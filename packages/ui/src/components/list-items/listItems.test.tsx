import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listItems } from './listItems.tsx';

const absent = false;

it('makes an item of every child, and none of nothing', () => {
  render(
    <ul>{listItems([<b key="a">一</b>, null, undefined, absent && <b key="b">二</b>, <b key="c">三</b>], 'item')}</ul>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['一', '三']);
});
