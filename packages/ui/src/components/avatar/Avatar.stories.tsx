import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../testing/sampleBooks.ts';
import { Avatar } from './Avatar.tsx';
import { expect, waitFor } from 'storybook/test';

export default { title: 'Layout/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

export const Drawn: Story = {};
export const Picture: Story = { args: { src: samplePicture('#35503f', 120, 120) } };
export const Large: Story = { args: { size: 'large' } };
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};
