import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownLabel } from './CountdownLabel.tsx';

export default {
  title: 'Books/CountdownLabel',
  component: CountdownLabel,
  args: { text: '限免剩余3天', until: '11月30日24:00截止' },
} satisfies Meta<typeof CountdownLabel>;

export const Default: StoryObj<typeof CountdownLabel> = {};
export const LongText: StoryObj<typeof CountdownLabel> = {
  args: { text: '距离本次全站限时免费活动结束还剩12天23小时59分59秒' },
};
