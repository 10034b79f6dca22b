import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag, type TagProps } from './Tag.tsx';

const tones = ['plain', 'ink', 'seal', 'gold', 'jade'] as const;

function Tones(props: TagProps) {
  return tones.map((tone) => (
    <span key={tone} style={{ marginRight: 8 }}>
      <Tag {...props} tone={tone} />
    </span>
  ));
}

export default {
  title: 'Books/Tag',
  component: Tag,
  render: (args) => <Tones {...args} />,
  args: { children: '限免' },
} satisfies Meta<typeof Tag>;

type Story = StoryObj<typeof Tag>;

export const Soft: Story = {};
export const Solid: Story = { args: { solid: true } };
export const LongText: Story = { args: { children: '仅限超级会员提前阅读' } };
