import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookGrid } from '../book-grid/BookGrid.tsx';
import { BookTile } from '../book-tile/BookTile.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { sampleBooks } from '../../testing/sampleBooks.ts';
import { Module } from './Module.tsx';

export default {
  title: 'Bookstore/Module',
  component: Module,
  args: {
    title: '本周新书',
    moreHref: '#more',
    children: (
      <BookGrid>
        {sampleBooks.slice(0, 3).map(({ id, title, author }) => (
          <BookTile key={id} title={title} author={author} note={author} href={`#${id}`} />
        ))}
      </BookGrid>
    ),
  },
} satisfies Meta<typeof Module>;

type Story = StoryObj<typeof Module>;

export const Default: Story = {};
export const Loading: Story = { args: { children: <Skeleton shape="tile" count={3} /> } };
