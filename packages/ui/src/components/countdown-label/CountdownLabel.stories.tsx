import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownLabel } from './CountdownLabel.tsx';

export default {
  title: 'Books/CountdownLabel',
  component: CountdownLabel,
  args: { text: '限免剩余3天', until: '11月30日 24:00 截止' },
} satisfies Meta<typeof CountdownLabel>;

export const Default: StoryObj<typeof CountdownLabel> = {};
export const LongText: StoryObj<typeof CountdownLabel> = {
  args: { text: '距离本次全站限时免费活动结束还剩 12 天 23 小时 59 分 59 秒' },
};
