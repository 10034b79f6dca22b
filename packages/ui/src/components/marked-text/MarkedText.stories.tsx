import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarkedText } from './MarkedText.tsx';

const parts = [
  { start: 0, text: '山中', isMatch: false },
  { start: 2, text: '灯火', isMatch: true },
];

export default { title: 'Books/MarkedText', component: MarkedText, args: { parts } } satisfies Meta<typeof MarkedText>;

type Story = StoryObj<typeof MarkedText>;

export const Default: Story = {};
export const LongText: Story = {
  args: { parts: [...parts, { start: 4, text: '，一个人走了很久才走到的地方，'.repeat(6), isMatch: false }] },
};
export const Dark: Story = { globals: { theme: 'dark' } };
