import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Dark: Story = { globals: { theme: 'dark' } };
