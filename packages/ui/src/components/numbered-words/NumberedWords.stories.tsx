import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columnsOf } from '../../testing/columnsOf.ts';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
import { NumberedWords } from './NumberedWords.tsx';

const words = sampleBooks.slice(0, 10).map(({ id, title }) => ({ text: title, href: `#${id}` }));

export default {
  title: 'Books/NumberedWords',
  component: NumberedWords,
  args: { label: '热门搜索', words },
} satisfies Meta<typeof NumberedWords>;

type Story = StoryObj<typeof NumberedWords>;

export const Default: Story = {};
export const LongText: Story = { args: { words: [{ text: longTitle, href: '#long' }, ...words.slice(1)] } };
export const Elder: Story = {
  name: 'one column of whole phrases on a phone in 长辈版',
  globals: { textSize: 'elder' },
  args: { words: [{ text: '十七项评分表相亲小说', href: '#phrase' }, ...words] },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(1);
    const phrase = canvas.getByText('十七项评分表相亲小说');
    await expect(phrase.scrollWidth).toBeLessThanOrEqual(phrase.clientWidth);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
