import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
import { BookRow } from '../book-row/BookRow.tsx';
import { LongBookList } from './LongBookList.tsx';

const rows = (count: number, title?: string) =>
  Array.from({ length: count }, (_, at) => {
    const { id, ...book } = sampleBooks[at % sampleBooks.length] ?? { id: '0', title: longTitle };
    return <BookRow key={at} {...book} {...(title === undefined ? {} : { title })} href={`#${id}-${at}`} />;
  });

export default {
  title: 'Books/LongBookList',
  component: LongBookList,
  args: { label: '搜索结果', children: rows(8) },
} satisfies Meta<typeof LongBookList>;

type Story = StoryObj<typeof LongBookList>;

export const Default: Story = {};
export const FiveHundred: Story = {
  name: 'of 500 books draws those near the screen',
  args: { children: rows(500) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(60));
  },
};
export const LongText: Story = { args: { children: rows(4, longTitle) } };
export const Tablet: Story = { parameters: { bare: true }, globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
