import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/sampleBooks.ts';
import { PartFailure } from './PartFailure.tsx';

export default {
  title: 'States/PartFailure',
  component: PartFailure,
  args: { message: '网络或服务异常，请稍后再试', onRetry: () => undefined },
} satisfies Meta<typeof PartFailure>;

type Story = StoryObj<typeof PartFailure>;

export const WithRetry: Story = {};
export const AskedAgain: Story = { args: { message: '正在重新加载', busy: true } };
export const WithoutButton: Story = { args: { message: '暂无更多推荐书籍', onRetry: undefined } };
export const LongText: Story = { args: { message: longTitle.repeat(2) } };
