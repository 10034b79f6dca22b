import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookRow } from '../book-row/BookRow.tsx';
import { columnsOf } from '../../testing/columnsOf.ts';
import { sampleBooks } from '../../testing/sampleBooks.ts';
import { BookList } from './BookList.tsx';

export default {
  title: 'Books/BookList',
  component: BookList,
  args: {
    label: '榜单',
    children: sampleBooks
      .slice(0, 6)
      .map(({ id, ...book }, index) => <BookRow key={id} {...book} rank={index + 1} href={`#${id}`} />),
  },
} satisfies Meta<typeof BookList>;

type Story = StoryObj<typeof BookList>;

export const Phone: Story = {
  name: 'one below another [STORE-08]',
  args: { ordered: true },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(1);
  },
};
export const Tablet: Story = {
  name: '2 columns from 768 px',
  parameters: { bare: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(2);
  },
};

export const Desktop: Story = {
  name: '3 columns in a wide window where its list asks for them',
  parameters: { bare: true },
  globals: { viewport: { value: 'desktop' } },
  args: { columns: 3 },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3);
  },
};
