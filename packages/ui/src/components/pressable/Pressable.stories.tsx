import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pressable } from './Pressable.tsx';

export default {
  title: 'Controls/Pressable',
  component: Pressable,
  args: { children: '没有自己样子的按钮' },
} satisfies Meta<typeof Pressable>;

type Story = StoryObj<typeof Pressable>;

export const AsButton: Story = {};
export const AsLink: Story = { args: { href: '#somewhere', children: '没有自己样子的链接' } };
