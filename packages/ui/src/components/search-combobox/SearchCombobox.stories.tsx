import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { MarkedText } from '../marked-text/MarkedText.tsx';
import { SearchCombobox, type SearchComboboxProps } from './SearchCombobox.tsx';

const WORDS = ['灯塔', '灯下调频', '雁门灯人', '海岛灯塔猫'];

function Held(props: SearchComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ minHeight: 360 }}>
      <div style={{ position: 'relative' }}>
        <SearchCombobox {...props} value={value} onChange={setValue} />
      </div>
    </div>
  );
}

export default {
  title: 'Controls/SearchCombobox',
  component: SearchCombobox,
  render: (args) => <Held {...args} />,
  args: {
    value: '',
    onChange: () => undefined,
    onSubmit: () => undefined,
    onCancel: () => undefined,
    placeholder: '请输入书名或作者名',
    maxLength: 200,
  },
} satisfies Meta<typeof SearchCombobox>;

type Story = StoryObj<typeof SearchCombobox>;

const typed: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('combobox'), '灯');
  await expect(canvas.getAllByRole('option').length).toBeGreaterThan(0);
};

export const Default: Story = {};
export const Suggestions: Story = { args: { suggestions: WORDS }, play: typed };
export const Marked: Story = {
  args: {
    suggestions: WORDS,
    renderSuggestion: (word) => (
      <MarkedText parts={Array.from(word, (text, start) => ({ start, text, isMatch: text === '灯' }))} />
    ),
  },
  play: typed,
};
export const LongText: Story = {
  args: {
    value: '那本讲一个人在荒岛上种出一座图书馆的小说叫什么名字',
    suggestions: ['那本讲一个人在荒岛上种出一座图书馆的小说叫什么名字，作者是谁'],
  },
  play: typed,
};
export const Dark: Story = { args: { suggestions: WORDS }, globals: { theme: 'dark' }, play: typed };
