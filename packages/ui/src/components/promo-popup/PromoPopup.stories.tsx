import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../testing/sampleBooks.ts';
import { PromoPopup } from './PromoPopup.tsx';

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
