import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/sampleBooks.ts';
import { BookTile } from './BookTile.tsx';

export default {
  title: 'Books/BookTile',
  component: BookTile,
  decorators: [(Story) => <div style={{ width: 108 }}>{Story()}</div>],
  args: { title: '聊斋志异', author: '蒲松龄', note: '蒲松龄', href: '#book' },
} satisfies Meta<typeof BookTile>;

type Story = StoryObj<typeof BookTile>;

export const Default: Story = {};
export const WithTag: Story = { args: { tag: { text: '特价', tone: 'seal' }, note: '12书豆' } };
export const LongText: Story = { args: { title: longTitle, note: '一位不愿意留下姓名的作者' } };
