import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch, type SwitchProps } from './Switch.tsx';

function Held(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onChange={setChecked} />;
}

export default {
  title: 'Controls/Switch',
  component: Switch,
  render: (args) => <Held {...args} />,
  args: { label: '长辈模式', description: '字更大，按钮更大，没有广告', checked: false, onChange: () => undefined },
} satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = { args: { label: '阅读时保持屏幕常亮，直到离开阅读页或者电量低于百分之二十' } };
