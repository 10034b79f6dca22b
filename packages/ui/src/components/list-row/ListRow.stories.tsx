import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookIcon } from '../../icons/BookIcon.tsx';
import { ListRow } from './ListRow.tsx';
import { expect } from 'storybook/test';

export default {
  title: 'Layout/ListRow',
  component: ListRow,
  args: { icon: <BookIcon />, title: '购买过的书', href: '#bought' },
} satisfies Meta<typeof ListRow>;

type Story = StoryObj<typeof ListRow>;

export const Default: Story = {};
export const WithValue: Story = { args: { title: '书豆余额', value: '1,280书豆' } };
export const Plain: Story = { args: { icon: undefined, title: '版本', value: '1.0.8', href: undefined } };
export const LongText: Story = {
  args: { title: '豆券', description: '你有三张豆券将在明天晚上十二点到期，记得在到期之前用掉它们', value: '3张可用' },
};
/** A bean balance of nine digits beside a long name. */
export const NineDigits: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: '购买后面的章节需要支付', value: '987654321书豆', description: '购买后余额123456789书豆' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
