import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownLabel } from './CountdownLabel.tsx';

export default {
  title: 'Books/CountdownLabel',
  component: CountdownLabel,
  args: { text: '限免剩余3天', until: '11月30日 24:00 截止' },
} satisfies Meta<typeof CountdownLabel>;

export const Default: StoryObj<typeof CountdownLabel> = {};
