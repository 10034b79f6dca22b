import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBooks } from '../../testing/sampleBooks.ts';
import { Chip } from './Chip.tsx';

export default { title: 'Controls/Chip', component: Chip, args: { children: '古典' } } satisfies Meta<typeof Chip>;

type Story = StoryObj<typeof Chip>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const CurrentLink: Story = { args: { href: '#score', current: true, children: '评分' } };
export const LongText: Story = {
  args: { children: '关于我在旧书铺的阁楼上拾得一册没有作者也没有结尾的手抄本这件小事' },
};
export const HotWords: Story = {
  render: () => (
    <p>
      {sampleBooks.map(({ id, title }) => (
        <span key={id} style={{ display: 'inline-block', marginRight: 8 }}>
          <Chip href="#search">{title}</Chip>
        </span>
      ))}
    </p>
  ),
};
