import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
import { ShelfGroupTile } from './ShelfGroupTile.tsx';

export default {
  title: 'Books/ShelfGroupTile',
  component: ShelfGroupTile,
  decorators: [(Story) => <div style={{ width: 108 }}>{Story()}</div>],
  args: { name: '言情', note: '12本', href: '#group', books: sampleBooks },
} satisfies Meta<typeof ShelfGroupTile>;

type Story = StoryObj<typeof ShelfGroupTile>;

export const Default: Story = {};
export const OneBook: Story = { args: { books: sampleBooks.slice(0, 1), note: '1本' } };
export const Selected: Story = { args: { selected: true } };
export const Row: Story = {
  args: { row: true },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
export const LongText: Story = { args: { name: longTitle } };
export const Dark: Story = { globals: { theme: 'dark' } };
