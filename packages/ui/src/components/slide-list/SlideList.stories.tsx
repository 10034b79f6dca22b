import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookTile } from '../book-tile/BookTile.tsx';
import { CountdownLabel } from '../countdown-label/CountdownLabel.tsx';
import { sampleBooks } from '../../testing/sampleBooks.ts';
import { SlideList } from './SlideList.tsx';

export default {
  title: 'Bookstore/SlideList',
  component: SlideList,
  args: {
    label: '限时免费',
    countdown: <CountdownLabel text="限免剩余3天" />,
    children: sampleBooks
      .slice(0, 8)
      .map(({ id, title, author }) => <BookTile key={id} title={title} author={author} href={`#${id}`} />),
  },
} satisfies Meta<typeof SlideList>;

type Story = StoryObj<typeof SlideList>;

export const WithCountdown: Story = {};
export const Plain: Story = { args: { countdown: undefined } };
