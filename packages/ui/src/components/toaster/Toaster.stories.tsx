import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Dialog } from '../dialog/Dialog.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { createToaster, type ToastOptions } from './createToaster.ts';
import { Toaster } from './Toaster.tsx';

interface ShownProps extends ToastOptions {
  message: string;
  overDialog?: boolean;
}

const toaster = createToaster();

function Shown({ message, overDialog = false, icon, iconSide }: ShownProps) {
  useEffect(() => {
    toaster.show(message, { durationMs: 60_000, icon, iconSide });
    return toaster.dismiss;
  }, [message, icon, iconSide]);
  return (
    <>
      <Dialog open={overDialog} title="确定购买吗" onConfirm={() => undefined} onCancel={() => undefined} />
      <Toaster toaster={toaster} />
    </>
  );
}

export default { title: 'Layers/Toaster', component: Shown, args: { message: '已加入书架' } } satisfies Meta<
  typeof Shown
>;

type Story = StoryObj<typeof Shown>;

export const Words: Story = {};
export const IconLeft: Story = { args: { icon: <CheckIcon />, iconSide: 'left' } };
export const IconRight: Story = { args: { icon: <CheckIcon />, iconSide: 'right' } };
export const IconAbove: Story = { args: { icon: <CheckIcon />, iconSide: 'above' } };
export const IconBelow: Story = { args: { icon: <CheckIcon />, iconSide: 'below' } };
export const LongText: Story = { args: { message: '书架最多显示三百本书，更早的书会在删除一些之后重新出现' } };

export const OverDialog: Story = {
  name: 'is seen over an open dialog',
  args: { message: '余额不足', overDialog: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('余额不足')).toBeVisible());
    const toast = canvas.getByText('余额不足').closest('output');
    await expect(toast?.matches(':popover-open')).toBe(true);
  },
};
