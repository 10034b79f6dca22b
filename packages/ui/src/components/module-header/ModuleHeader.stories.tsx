import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModuleHeader } from './ModuleHeader.tsx';

export default {
  title: 'Bookstore/ModuleHeader',
  component: ModuleHeader,
  args: { title: '本周新书' },
} satisfies Meta<typeof ModuleHeader>;

type Story = StoryObj<typeof ModuleHeader>;

export const Plain: Story = {};
export const More: Story = { args: { moreHref: '#more' } };
export const Switch: Story = { args: { onSwitch: () => undefined, note: '共12本' } };
export const Switching: Story = { args: { onSwitch: () => undefined, isSwitching: true } };
export const LongText: Story = { args: { title: '编辑部在这个秋天反复读了三遍的书', moreHref: '#more' } };
