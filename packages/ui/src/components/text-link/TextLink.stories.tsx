import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';
import { longTitle } from '../../testing/sampleBooks.ts';

export default {
  title: 'Controls/TextLink',
  component: TextLink,
  args: { href: '#rules', children: '豆券使用规则' },
} satisfies Meta<typeof TextLink>;

type Story = StoryObj<typeof TextLink>;

export const Seal: Story = {
  render: (args) => (
    <p>
      购买即同意 <TextLink {...args} />。
    </p>
  ),
};
export const Quiet: Story = { args: { tone: 'quiet', children: '查看更多' } };
export const LongText: Story = { args: { children: longTitle } };
