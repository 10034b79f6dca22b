import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Held(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl<string>,
  render: (args) => <Held {...args} />,
  args: {
    label: '翻页',
    value: 'slide',
    onChange: () => undefined,
    segments: [
      { value: 'scroll', label: '上下' },
      { value: 'slide', label: '平移' },
      { value: 'cover', label: '覆盖' },
      { value: 'none', label: '无' },
    ],
  },
} satisfies Meta<typeof SegmentedControl<string>>;

type Story = StoryObj<typeof SegmentedControl<string>>;

export const Default: Story = {};
export const WithVisibleLabel: Story = { args: { labelVisible: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    value: 'a',
    segments: [
      { value: 'a', label: '充值记录与退款' },
      { value: 'b', label: '消费记录与赠送' },
    ],
  },
};
