import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/sampleBooks.ts';
import { Dialog } from './Dialog.tsx';

export default {
  title: 'Layers/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: '是否删除所选 3 本书籍',
    confirmText: '删除',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof Dialog>;

type Story = StoryObj<typeof Dialog>;

export const Question: Story = {
  name: 'lies on layer 1002 [UI-11, CONST-46]',
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('alertdialog')).zIndex).toBe('1002');
  },
};
export const WithLines: Story = {
  args: {
    title: '下载APP，享受更多功能',
    lines: ['新用户最高可领26元红包'],
    confirmText: '立即下载',
    onClose: () => undefined,
  },
};
export const OneButton: Story = {
  args: { title: '本章已购买，无需重复购买', confirmText: undefined, cancelText: null },
};
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  args: { title: longTitle, lines: [longTitle, `${longTitle}。`], onClose: () => undefined },
};
export const NarrowPhone: Story = {
  name: 'stands its buttons one above the other where a label would break',
  args: { title: '阅读进度不一致', confirmText: '保持本机的阅读进度', cancelText: '使用云端的阅读进度' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  },
};
