import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookTile } from '../book-tile/BookTile.tsx';
import { sampleBooks } from '../../testing/sampleBooks.ts';
import { columnsOf } from '../../testing/columnsOf.ts';
import { BookGrid } from './BookGrid.tsx';

export default {
  title: 'Books/BookGrid',
  component: BookGrid,
  args: {
    label: '推荐',
    children: sampleBooks.map(({ id, title, author }) => (
      <BookTile key={id} title={title} author={author} note={author} href={`#${id}`} />
    )),
  },
} satisfies Meta<typeof BookGrid>;

type Story = StoryObj<typeof BookGrid>;

export const Phone: Story = {
  name: '3 columns [UI-05, STORE-05, SHELF-03, CONST-40, CONST-92]',
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3);
  },
};

export const SmallPhone: Story = {
  name: '3 columns at 320 px',
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3);
  },
};

export const Tablet: Story = {
  name: '6 columns from 768 px',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(6);
  },
};
