import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ShareIcon } from '../../icons/ShareIcon.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { longTitle } from '../../testing/sampleBooks.ts';
import { TopBar } from './TopBar.tsx';

export default {
  title: 'Layout/TopBar',
  component: TopBar,
  parameters: { bare: true },
  args: { title: '目录', backHref: '#back' },
} satisfies Meta<typeof TopBar>;

type Story = StoryObj<typeof TopBar>;

export const Default: Story = {};
export const WithoutBack: Story = { args: { backHref: undefined } };
export const WithText: Story = {
  args: {
    title: '书籍管理',
    actions: (
      <span style={{ padding: '0 var(--space-3)' }}>
        <TextLink tone="quiet" onPress={() => undefined}>
          完成
        </TextLink>
      </span>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: longTitle,
    actions: (
      <IconButton label="分享">
        <ShareIcon />
      </IconButton>
    ),
  },
};

export const Height: Story = {
  name: 'is 44 px high [READER-01, CONST-35]',
  globals: { textSize: 'normal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(44);
  },
};
