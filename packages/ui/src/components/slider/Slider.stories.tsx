import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MoonIcon } from '../../icons/MoonIcon.tsx';
import { SunIcon } from '../../icons/SunIcon.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

function Held(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} valueText={`${value}像素`} onChange={setValue} />;
}

export default {
  title: 'Controls/Slider',
  component: Slider,
  render: (args) => <Held {...args} />,
  args: { label: '字号', value: 18, min: 14, max: 32, step: 2, onChange: () => undefined },
} satisfies Meta<typeof Slider>;

type Story = StoryObj<typeof Slider>;

export const Default: Story = {};
export const WithEnds: Story = { args: { label: '亮度', min: 0, max: 100, start: <MoonIcon />, end: <SunIcon /> } };
export const Alone: Story = { args: { labelVisible: false } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: '自动翻页时每一页停留的时间（按每分钟读的字数）', valueText: '每分钟一千二百字' },
};
