import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../testing/sampleBooks.ts';
import { PromoPopup } from './PromoPopup.tsx';
import { expect, waitFor } from 'storybook/test';

export default {
  title: 'Guides/PromoPopup',
  component: PromoPopup,
  args: {
    open: true,
    label: '新用户最高可领26元红包',
    picture: samplePicture('#7b2b2a', 640, 704),
    onConfirm: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof PromoPopup>;

export const Default: StoryObj<typeof PromoPopup> = {};
/** The picture cannot be had: what it says, and both ways on, are still there. */
export const BrokenPicture: StoryObj<typeof PromoPopup> = {
  args: { picture: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('新用户最高可领26元红包')).toBeVisible());
    await expect(canvas.getByRole('button', { name: '下载APP 限时领取' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '关闭' })).toBeVisible();
  },
};
export const LongText: StoryObj<typeof PromoPopup> = { args: { buttonText: '现在就去应用商店下载，新用户限时领取' } };
