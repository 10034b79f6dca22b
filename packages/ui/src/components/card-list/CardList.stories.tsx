import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookTile } from '../book-tile/BookTile.tsx';
import { columnsOf } from '../../testing/columnsOf.ts';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
import { CardList } from './CardList.tsx';

export default {
  title: 'Bookstore/CardList',
  component: CardList,
  args: {
    label: '名家',
    children: sampleBooks
      .slice(0, 5)
      .map(({ id, title, author, description }) => (
        <BookTile key={id} title={title} author={author} note={author} description={description} href={`#${id}`} />
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

export const Desktop: StoryObj<typeof CardList> = {
  decorators: [(Story) => <div style={{ width: 1040 }}>{Story()}</div>],
  name: 'stands in 3 columns in a wide window, nothing is scrolled sideways',
  parameters: { bare: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(columnsOf(list)).toBe(3);
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const LongText: StoryObj<typeof CardList> = {
  name: 'keeps long titles within their places',
  args: {
    children: ['a', 'b', 'c', 'd'].map((id) => (
      <BookTile key={id} title={longTitle} author={longTitle} note={longTitle} href={`#${id}`} />
    )),
  },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
  },
};
