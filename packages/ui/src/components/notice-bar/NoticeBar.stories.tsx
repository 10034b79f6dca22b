import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeBar } from './NoticeBar.tsx';

export default {
  title: 'Bookstore/NoticeBar',
  component: NoticeBar,
  args: { text: '今晚零点至两点书城维护，期间仍可阅读已打开的章节' },
} satisfies Meta<typeof NoticeBar>;

type Story = StoryObj<typeof NoticeBar>;

export const Plain: Story = {};
export const Leading: Story = { args: { href: '#notice' } };
