import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

export default {
  title: 'States/Skeleton',
  component: Skeleton,
  args: { shape: 'tile', count: 6 },
} satisfies Meta<typeof Skeleton>;

type Story = StoryObj<typeof Skeleton>;

export const Tiles: Story = {};
export const Rows: Story = { args: { shape: 'row', count: 4 } };
export const Text: Story = { args: { shape: 'text', count: 2 } };
export const Banner: Story = { args: { shape: 'banner', count: 1 } };
