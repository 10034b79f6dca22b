import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionBar } from '../action-bar/ActionBar.tsx';
import { Button } from '../button/Button.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { sampleBooks } from '../../testing/sampleBooks.ts';
import { Page } from './Page.tsx';

const text = sampleBooks.map(({ id, description }) => <p key={id}>{description}</p>);

export default {
  title: 'Layout/Page',
  component: Page,
  parameters: { bare: true },
  args: { title: '隐私协议', children: text },
} satisfies Meta<typeof Page>;

type Story = StoryObj<typeof Page>;

export const Default: Story = {};
export const WithBar: Story = { args: { title: undefined, bar: <TopBar title="我的会员" backHref="#back" /> } };
export const WithActions: Story = {
  args: {
    bottom: 'action-bar',
    bar: <TopBar backHref="#back" />,
    children: (
      <>
        {text}
        <ActionBar>
          <Button>加入书架</Button>
          <Button variant="primary">开始阅读</Button>
        </ActionBar>
      </>
    ),
  },
};
