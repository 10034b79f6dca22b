import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePicture } from '../../testing/sampleBooks.ts';
import { LazyImage } from './LazyImage.tsx';

export default {
  title: 'Books/LazyImage',
  component: LazyImage,
  decorators: [(Story) => <div style={{ width: 240, height: 140 }}>{Story()}</div>],
  args: { src: samplePicture('#8a4b2d', 480, 280), alt: '山月' },
} satisfies Meta<typeof LazyImage>;

type Story = StoryObj<typeof LazyImage>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '山月' })).toHaveStyle({ opacity: '1' }), {
      timeout: 5000,
    });
  },
};
export const Eager: Story = { args: { eager: true } };
export const Failing: Story = { args: { src: 'data:image/png;base64,broken', fallback: <p>图片暂时看不到</p> } };
