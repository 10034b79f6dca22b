import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '../page/Page.tsx';
import { sampleTabs } from '../../testing/sampleTabs.ts';
import { TabBar } from './TabBar.tsx';

export default {
  title: 'Layout/TabBar',
  component: TabBar,
  parameters: { bare: true },
  args: { tabs: sampleTabs, activeId: 'home' },
  render: (args) => (
    <>
      <Page title="书城" bottom="tab-bar">
        <p style={{ height: '120vh' }}>内容</p>
        <p data-testid="last">最后一行</p>
      </Page>
      <TabBar {...args} />
    </>
  ),
} satisfies Meta<typeof TabBar>;

type Story = StoryObj<typeof TabBar>;

export const Store: Story = {};
export const Shelf: Story = { args: { activeId: 'shelf' } };
export const NoActiveTab: Story = { args: { activeId: undefined } };

export const Offset: Story = {
  name: 'keeps 50 px of the page free [TAB-09]',
  globals: { textSize: 'normal' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bar.height).toBe(50);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByTestId('last').getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  },
};

const LINKS = Array.from({ length: 30 }, (_, at) => `第${at + 1}章`);

export const Focus: Story = {
  name: 'does not cover what the focus comes to (WCAG 2.4.11)',
  render: (args) => (
    <>
      <Page title="书城" bottom="tab-bar">
        {LINKS.map((link) => (
          <a key={link} href={`#${link}`} style={{ display: 'block', padding: '16px 0' }}>
            {link}
          </a>
        ))}
      </Page>
      <TabBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    for (const link of LINKS) {
      const element = canvas.getByRole('link', { name: link });
      element.focus();
      await expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
    }
  },
};
