import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddToShelfButton } from './AddToShelfButton.tsx';

export default {
  title: 'Books/AddToShelfButton',
  component: AddToShelfButton,
  args: { state: 'absent', onAdd: () => undefined },
} satisfies Meta<typeof AddToShelfButton>;

type Story = StoryObj<typeof AddToShelfButton>;

export const Absent: Story = {};
export const Adding: Story = { args: { state: 'adding' } };
export const Added: Story = { args: { state: 'added' } };
