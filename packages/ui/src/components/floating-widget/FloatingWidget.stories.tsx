import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookIcon } from '../../icons/BookIcon.tsx';
import { FloatingWidget } from './FloatingWidget.tsx';

export default {
  title: 'Guides/FloatingWidget',
  component: FloatingWidget,
  args: { label: '阅读任务', icon: <BookIcon />, children: '再读3页，得阳光' },
} satisfies Meta<typeof FloatingWidget>;

type Story = StoryObj<typeof FloatingWidget>;

export const Open: Story = { args: { foldMs: 600_000 } };
export const Folding: Story = {};
export const Finished: Story = { args: { finished: true, children: '任务完成，返回领取' } };
export const LongText: Story = {
  args: { foldMs: 600_000, children: '再读3页就可以领取今天的第二份阳光，还差一点点' },
};
