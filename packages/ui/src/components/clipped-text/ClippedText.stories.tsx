import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/sampleBooks.ts';
import { ClippedText } from './ClippedText.tsx';

export default {
  title: 'Controls/ClippedText',
  component: ClippedText,
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
  args: { children: longTitle.repeat(3) },
} satisfies Meta<typeof ClippedText>;

type Story = StoryObj<typeof ClippedText>;

const fourLines: CSSProperties & Record<`--${string}`, number> = { '--clip-lines': 4, '--clip-leading': 1.75 };

const linesOf = (text: Element): number => {
  const { height } = text.getBoundingClientRect();
  return height / Number.parseFloat(getComputedStyle(text).lineHeight);
};

export const TwoLines: Story = {
  name: 'two lines of a long text',
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText(/旧书铺/))).toBeCloseTo(2, 1);
  },
};

export const ShortText: Story = {
  name: 'as high as a short text',
  args: { children: '红楼梦' },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText('红楼梦'))).toBeCloseTo(1, 1);
  },
};

export const MoreLines: Story = {
  name: 'as many lines as its place asks for',
  decorators: [(Story) => <div style={fourLines}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText(/旧书铺/))).toBeCloseTo(4, 1);
  },
};
