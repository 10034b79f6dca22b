import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longTitle, samplePicture } from '../../testing/sampleBooks.ts';
import { BookCover } from './BookCover.tsx';

export default {
  title: 'Books/BookCover',
  component: BookCover,
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
  args: { title: '红楼梦', author: '曹雪芹', alt: '《红楼梦》封面' },
} satisfies Meta<typeof BookCover>;

type Story = StoryObj<typeof BookCover>;

export const Drawn: Story = {};
export const Picture: Story = { args: { src: samplePicture('#33475b'), tag: { text: '限免', tone: 'jade' } } };
export const LongTitle: Story = { args: { title: longTitle, author: '佚名' } };
export const Latin: Story = { args: { title: 'The Call of the Wild', author: 'Jack London' } };
export const Tags: Story = { args: { tag: { text: 'VIP', tone: 'gold' } } };

export const Ratio: Story = {
  name: 'is 1.335 times as high as wide [UI-30, COVER-01, CONST-91]',
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: '《红楼梦》封面' }).getBoundingClientRect();
    await expect(height / width).toBeCloseTo(1.335, 3);
  },
};

export const BrokenPicture: Story = {
  name: 'is drawn when the picture cannot be had',
  args: { src: 'data:image/png;base64,broken', eager: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('红楼梦')).toBeVisible());
  },
};
