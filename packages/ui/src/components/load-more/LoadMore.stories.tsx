import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadMore } from './LoadMore.tsx';

export default {
  title: 'States/LoadMore',
  component: LoadMore,
  args: { status: 'loading', onLoad: () => undefined },
} satisfies Meta<typeof LoadMore>;

type Story = StoryObj<typeof LoadMore>;

export const Loading: Story = {};
export const Failed: Story = { args: { status: 'failed' } };
export const Ended: Story = { args: { status: 'ended', endText: '阿里文学出品' } };
export const LongText: Story = {
  args: { status: 'failed', failedText: '后面的记录暂时没有取到，请检查网络后点击这里重新加载' },
};
