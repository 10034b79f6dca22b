import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
import { BookRow } from './BookRow.tsx';

export default {
  title: 'Books/BookRow',
  component: BookRow,
  args: { ...sampleBooks[0], href: '#book' },
} satisfies Meta<typeof BookRow>;

type Story = StoryObj<typeof BookRow>;

export const Default: Story = {};
export const Ranked: Story = { args: { rank: 1 } };
export const WithAside: Story = { args: { aside: <Button size="small">加书架</Button> } };
export const TitleOnly: Story = { args: { author: undefined, description: undefined, facts: [] } };
export const LongText: Story = {
  args: { title: longTitle, description: longTitle.repeat(4), author: '一位不愿意留下姓名的作者', rank: 12 },
};
