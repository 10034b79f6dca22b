import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

function Held(props: SearchFormProps) {
  const [value, setValue] = useState(props.value);
  return <SearchForm {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Controls/SearchForm',
  component: SearchForm,
  render: (args) => <Held {...args} />,
  args: { value: '', onChange: () => undefined, onSubmit: () => undefined, maxLength: 200 },
} satisfies Meta<typeof SearchForm>;

type Story = StoryObj<typeof SearchForm>;

export const Empty: Story = {};
export const Typed: Story = { args: { value: '聊斋', onCancel: () => undefined } };
export const LongText: Story = {
  args: { value: '那本讲一个人在荒岛上种出一座图书馆的小说叫什么名字', onCancel: () => undefined },
};
