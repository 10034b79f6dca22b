import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text-link/TextLink.tsx';
import { Footer } from './Footer.tsx';
import { longTitle } from '../../testing/sampleBooks.ts';

export default { title: 'Layout/Footer', component: Footer, args: { text: '阿里文学出品' } } satisfies Meta<
  typeof Footer
>;

type Story = StoryObj<typeof Footer>;

export const Default: Story = {};
export const WithLinks: Story = {
  args: {
    children: [
      <TextLink key="privacy" tone="quiet" href="#privacy">
        隐私协议
      </TextLink>,
      <TextLink key="user" tone="quiet" href="#user">
        用户协议
      </TextLink>,
    ],
  },
};
export const LongText: Story = { args: { text: longTitle.repeat(2) } };
