import type { Meta, StoryObj } from '@storybook/react-vite';
import { NetworkErrorDialog } from './NetworkErrorDialog.tsx';

export default {
  title: 'Layers/NetworkErrorDialog',
  component: NetworkErrorDialog,
  args: { open: true, onRefresh: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof NetworkErrorDialog>;

type Story = StoryObj<typeof NetworkErrorDialog>;

export const Offline: Story = {};
export const OtherFault: Story = { args: { message: '网络或服务异常，请稍后再试' } };
export const LongText: Story = {
  args: { message: '服务器正在维护，预计凌晨两点恢复，已经打开的章节可以继续阅读' },
};
