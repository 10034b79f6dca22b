import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
import { ShelfTile } from '../shelf-tile/ShelfTile.tsx';
import { WindowedBooks } from './WindowedBooks.tsx';

const keys = Array.from({ length: 10_000 }, (_, at) => `book-${at}`);
const renderBook = (at: number) => {
  const { title = longTitle, author = '' } = sampleBooks[at % (sampleBooks.length + 1)] ?? {};
  return <ShelfTile title={title} author={author} note="未读" href={`#${at}`} />;
};

export default {
  title: 'Books/WindowedBooks',
  component: WindowedBooks,
  args: { label: '书架', layout: 'grid', keys, renderBook },
} satisfies Meta<typeof WindowedBooks>;

type Story = StoryObj<typeof WindowedBooks>;

export const Grid: Story = {
  name: 'of ten thousand books draws those near the screen, wherever it is scrolled to',
  play: async ({ canvas }) => {
    const few = (): Promise<void> => expect(canvas.getAllByRole('link').length).toBeLessThan(120);
    await few();
    await waitFor(() => {
      // The page grows when rows turn out higher than was thought.
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getAllByRole('link').at(-1)).toHaveAttribute('href', '#9999');
    });
    await few();
    const heights = canvas.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
    window.scrollTo(0, 0);
  },
};
export const List: Story = { args: { layout: 'list' } };
export const Tablet: Story = { parameters: { bare: true }, globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
