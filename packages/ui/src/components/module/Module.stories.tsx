import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookGrid } from '../book-grid/BookGrid.tsx';
import { BookTile } from '../book-tile/BookTile.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
import { Module } from './Module.tsx';
import { ErrorView } from '../error-view/ErrorView.tsx';

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
export const Failed: Story = {
  args: { moreHref: undefined, children: <ErrorView message="网络或服务异常，请稍后再试" onRetry={() => undefined} /> },
};
export const LongText: Story = { args: { title: longTitle } };
