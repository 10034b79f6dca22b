import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextToggle } from './TextToggle.tsx';

export default {
  title: 'Actions/TextToggle',
  component: TextToggle,
  args: { expanded: false, children: '展开更多', onToggle: () => undefined },
} satisfies Meta<typeof TextToggle>;

type Story = StoryObj<typeof TextToggle>;

export const Closed: Story = {};
export const Open: Story = { args: { expanded: true, children: '收起' } };
