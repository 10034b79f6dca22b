import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookmarkIcon } from '../../icons/BookmarkIcon.tsx';
import { IconButton } from './IconButton.tsx';

export default {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: '书签', children: <BookmarkIcon /> },
} satisfies Meta<typeof IconButton>;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};
export const Selected: Story = { args: { children: <BookmarkIcon filled />, 'aria-pressed': true } };
export const Disabled: Story = { args: { disabled: true } };
