import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddToShelfButton } from '../add-to-shelf-button/AddToShelfButton.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { HeadphoneIcon } from '../../icons/HeadphoneIcon.tsx';
import { Page } from '../page/Page.tsx';
import { ActionBar } from './ActionBar.tsx';

export default {
  title: 'Layout/ActionBar',
  component: ActionBar,
  parameters: { bare: true },
  render: (args) => (
    <Page title="红楼梦" bottom="action-bar">
      <ActionBar {...args} />
    </Page>
  ),
  args: {
    children: [
      <AddToShelfButton key="add" state="absent" onAdd={() => undefined} />,
      <Button key="read" variant="primary" href="#reader">
        开始阅读
      </Button>,
    ],
  },
} satisfies Meta<typeof ActionBar>;

type Story = StoryObj<typeof ActionBar>;

export const TwoButtons: Story = {};
export const WithNote: Story = { args: { note: '付费章节5书豆/千字' } };
export const WideTablet: Story = {
  name: 'ends where a wide page does, from 768 px',
  globals: { viewport: { value: 'tablet' } },
  args: { measure: 'wide', note: '付费章节5书豆/千字' },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.getBoundingClientRect();
    const margin = 20;
    await expect(canvas.getByText(/书豆/).getBoundingClientRect().left).toBe(page.left + margin);
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBe(page.right - margin);
  },
};
export const WithLeading: Story = {
  args: {
    leading: (
      <IconButton label="听书">
        <HeadphoneIcon />
      </IconButton>
    ),
  },
};
export const EditBar: Story = {
  args: {
    children: [
      <Button key="cancel">取消</Button>,
      <Button key="all">全选</Button>,
      <Button key="delete" variant="primary" disabled>
        删除
      </Button>,
    ],
  },
};
export const LongText: Story = {
  args: {
    note: '已选1234张豆券，共987654321书豆；豆券不找零，超出的部分不退',
    children: [
      <Button key="clear">全部不使用</Button>,
      <Button key="buy" variant="primary">
        余额不足，先去充值再回来购买
      </Button>,
    ],
  },
};
