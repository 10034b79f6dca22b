import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { Button } from './Button.tsx';

export default { title: 'Controls/Button', component: Button, args: { children: '开始阅读' } } satisfies Meta<
  typeof Button
>;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { children: '加入书架', icon: <PlusIcon size="small" /> } };
export const Quiet: Story = { args: { variant: 'quiet', children: '暂不购买' } };
export const Small: Story = { args: { size: 'small', children: '打开' } };
export const Wide: Story = { args: { variant: 'primary', wide: true } };
export const Busy: Story = { args: { variant: 'primary', busy: true, children: '购买中' } };
export const Disabled: Story = { args: { variant: 'primary', disabled: true, children: '删除' } };
export const LongText: Story = {
  args: { variant: 'primary', wide: true, children: '使用200书豆购买本章及后面的十九章并从下一页继续往下读' },
};
