import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookList } from '../book-list/BookList.tsx';
import { BookGrid } from '../book-grid/BookGrid.tsx';
import { ShelfAddTile } from '../shelf-add-tile/ShelfAddTile.tsx';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
import { ShelfTile } from './ShelfTile.tsx';

export default {
  title: 'Books/ShelfTile',
  component: ShelfTile,
  args: { title: '镜花缘', author: '李汝珍', note: '读至12%', href: '#reader' },
  decorators: [(Story) => <div style={{ width: 108 }}>{Story()}</div>],
} satisfies Meta<typeof ShelfTile>;

type Story = StoryObj<typeof ShelfTile>;

export const Default: Story = {};
export const Updated: Story = { args: { tag: { text: '更新', tone: 'ink' }, note: '更新3章' } };
export const Unselected: Story = { args: { selected: false } };
export const Selected: Story = { args: { selected: true } };
export const LongTitle: Story = {
  name: 'clamps its title to 2 lines [SHELF-38, CONST-89]',
  args: { title: longTitle },
  play: async ({ canvas }) => {
    const title = canvas.getByText(longTitle);
    const line = Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(Math.round(title.getBoundingClientRect().height / line)).toBe(2);
  },
};
export const Editing: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 350 }}>{Story()}</div>],
  render: () => (
    <BookGrid label="书架">
      {sampleBooks.slice(0, 5).map(({ id, title, author }, index) => (
        <ShelfTile key={id} title={title} author={author} note="读至12%" selected={index % 2 === 0} />
      ))}
      <ShelfAddTile key="add" href="#store" />
    </BookGrid>
  ),
};

export const Rows: Story = {
  name: 'lies beside its title, author and note in a list',
  decorators: [(Story) => <div style={{ maxWidth: 350 }}>{Story()}</div>],
  render: () => (
    <BookList label="书架">
      <ShelfTile key="read" row title="镜花缘" author="李汝珍" note="已读12%" href="#reader" />
      <ShelfTile key="long" row title={longTitle} author="佚名" note="未读" selected />
      <ShelfAddTile key="add" row href="#store" />
    </BookList>
  ),
};
