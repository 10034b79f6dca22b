import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookTile } from '../book-tile/BookTile.tsx';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
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

export const FewBooks: Story = {
  name: 'gives the whole row of a wide window to three books',
  parameters: { bare: true },
  globals: { viewport: { value: 'desktop' } },
  args: {
    fillsRow: true,
    children: sampleBooks
      .slice(0, 3)
      .map(({ id, title, author, description }) => (
        <BookTile key={id} title={title} author={author} note={author} description={description} href={`#${id}`} />
      )),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3);
    const last = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    await expect(last?.right).toBeCloseTo(canvasElement.getBoundingClientRect().right, 0);
    await expect(canvas.getByText(/花妖狐魅/)).toBeVisible();
  },
};

export const LongText: Story = {
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
