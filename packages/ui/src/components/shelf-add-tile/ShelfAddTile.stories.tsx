import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShelfAddTile } from './ShelfAddTile.tsx';

export default {
  title: 'Books/ShelfAddTile',
  component: ShelfAddTile,
  decorators: [(Story) => <div style={{ width: 108 }}>{Story()}</div>],
  args: { href: '#store' },
} satisfies Meta<typeof ShelfAddTile>;

type Story = StoryObj<typeof ShelfAddTile>;

export const Default: Story = {};
export const LongText: Story = { args: { label: '去书城里找几本好书' } };
