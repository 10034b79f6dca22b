import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentItem } from './CommentItem.tsx';

export default {
  title: 'Books/CommentItem',
  component: CommentItem,
  args: {
    nickname: '山中客',
    time: '2026.9.22 08:05',
    replies: '2条回复',
    likes: '7',
    children: '灯下读完，窗外的雨也停了。',
  },
} satisfies Meta<typeof CommentItem>;

type Story = StoryObj<typeof CommentItem>;

export const Default: Story = {};
export const Alone: Story = { args: { replies: '回复', likes: '赞' } };
export const LongText: Story = {
  args: { nickname: '一位不愿意留下姓名也不愿意留下头像的读者', children: '好看得停不下来'.repeat(30) },
};
