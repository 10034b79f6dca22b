import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenAppBar } from './OpenAppBar.tsx';

export default {
  title: 'Guides/OpenAppBar',
  component: OpenAppBar,
  args: { onOpen: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof OpenAppBar>;

type Story = StoryObj<typeof OpenAppBar>;

export const Default: Story = {};
export const LongText: Story = {
  args: { text: '去APP阅读全本，听书、下载、与书友交流都在那里', buttonText: '立即打开' },
};
