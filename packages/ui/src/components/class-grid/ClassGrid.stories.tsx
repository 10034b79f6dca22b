import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookTile } from '../book-tile/BookTile.tsx';
import { columnsOf } from '../../testing/columnsOf.ts';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
import { ClassGrid } from './ClassGrid.tsx';

export default {
  title: 'Bookstore/ClassGrid',
  component: ClassGrid,
  args: {
    label: '古典',
    children: sampleBooks
      .slice(0, 6)
      .map(({ id, title, author }) => (
        <BookTile key={id} title={title} author={author} note={author} href={`#${id}`} />
      )),
  },
} satisfies Meta<typeof ClassGrid>;

type Story = StoryObj<typeof ClassGrid>;

export const Default: Story = {
  name: '2 columns [STORE-04]',
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(2);
  },
};
export const Tablet: Story = {
  name: '4 columns from 768 px',
  parameters: { bare: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(4);
  },
};
export const LongText: Story = {
  args: { children: ['a', 'b'].map((id) => <BookTile key={id} title={longTitle} note={longTitle} href={`#${id}`} />) },
};

export const Desktop: Story = {
  name: 'shows covers of 104 px in a wide window',
  parameters: { bare: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector('img, svg')?.getBoundingClientRect();
    await expect(cover?.width).toBeCloseTo(104, 0);
  },
};
