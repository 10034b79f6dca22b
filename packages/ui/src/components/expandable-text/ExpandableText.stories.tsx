import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleBooks } from '../../testing/sampleBooks.ts';
import { ExpandableText } from './ExpandableText.tsx';

const long = sampleBooks.map(({ description }) => description).join('\n');

export default {
  title: 'Books/ExpandableText',
  component: ExpandableText,
  args: { text: long },
} satisfies Meta<typeof ExpandableText>;

type Story = StoryObj<typeof ExpandableText>;

export const Description: Story = {
  name: 'description of 3 lines, 66 px [COVER-03, UI-28, CONST-38]',
  globals: { textSize: 'normal' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/满纸荒唐言/);
    await expect(text.getBoundingClientRect().height).toBeCloseTo(66, 0);
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(200);
  },
};
export const Excerpt: Story = {
  name: 'excerpt of 10 lines, at most 288 px [COVER-04, UI-28, CONST-39]',
  args: { variant: 'excerpt', text: long.repeat(2) },
  globals: { textSize: 'normal' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/满纸荒唐言/);
    const { height } = text.getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(288);
    await expect(Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight))).toBe(10);
  },
};
export const Short: Story = { args: { text: '姑妄言之，姑妄听之。' } };
export const Elder: Story = { globals: { textSize: 'elder' } };
