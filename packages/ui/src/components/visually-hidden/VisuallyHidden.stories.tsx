import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '正在打开' },
} satisfies Meta<typeof VisuallyHidden>;

export const Hidden: StoryObj<typeof VisuallyHidden> = {
  name: 'takes no room and is found by screen readers',
  play: async ({ canvas }) => {
    const box = canvas.getByText('正在打开').getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1);
    await expect(box.height).toBeLessThanOrEqual(1);
  },
};
