import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../testing/sampleBooks.ts';
import { ActivityBar } from './ActivityBar.tsx';

export default {
  title: 'Bookstore/ActivityBar',
  component: ActivityBar,
  args: { title: '开卷有益', note: '读满三十分钟，领一张豆券', href: '#activity' },
} satisfies Meta<typeof ActivityBar>;

type Story = StoryObj<typeof ActivityBar>;

export const Words: Story = {};
export const Picture: Story = { args: { picture: samplePicture('#7b2b2a', 700, 144) } };
export const LongText: Story = {
  args: { title: '开卷有益，秋天适合读一本长一点的书', note: '从今天起到立冬，读满三十分钟即可领一张豆券' },
};
