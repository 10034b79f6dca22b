import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookTile } from '../book-tile/BookTile.tsx';
import { columnsOf } from '../../testing/columnsOf.ts';
import { sampleBooks } from '../../testing/sampleBooks.ts';
import { CardList } from './CardList.tsx';

export default {
  title: 'Bookstore/CardList',
  component: CardList,
  args: {
    label: '名家',
    children: sampleBooks
      .slice(0, 5)
      .map(({ id, title, author }) => (
        <BookTile key={id} title={title} author={author} note={author} href={`#${id}`} />
      )),
  },
} satisfies Meta<typeof CardList>;

export const Default: StoryObj<typeof CardList> = {
  name: 'is scrolled sideways [STORE-06]',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(columnsOf(list)).toBe(5);
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
