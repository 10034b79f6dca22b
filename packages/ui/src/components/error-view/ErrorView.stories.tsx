import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeafIllustration } from '../illustration/LeafIllustration.tsx';
import { ErrorView } from './ErrorView.tsx';
import { longTitle } from '../../testing/sampleBooks.ts';

export default {
  title: 'States/ErrorView',
  component: ErrorView,
  args: { message: '网络或服务异常，请稍后再试' },
} satisfies Meta<typeof ErrorView>;

type Story = StoryObj<typeof ErrorView>;

export const WithRetry: Story = { args: { onRetry: () => undefined } };
export const Offline: Story = { args: { message: '网络无法连接', onRetry: () => undefined, retryText: '刷新' } };
export const WithoutButton: Story = { args: { message: '书籍已下架', illustration: <LeafIllustration /> } };
export const LongText: Story = {
  args: { message: longTitle.repeat(2), hint: longTitle, onRetry: () => undefined, retryText: '检查网络后再试一次' },
};
