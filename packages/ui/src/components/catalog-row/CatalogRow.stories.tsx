import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CatalogRow } from './CatalogRow.tsx';

export default {
  title: 'Books/CatalogRow',
  component: CatalogRow,
  args: { title: '第一回　甄士隐梦幻识通灵　贾雨村风尘怀闺秀', href: '#1' },
} satisfies Meta<typeof CatalogRow>;

type Story = StoryObj<typeof CatalogRow>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Free: Story = { args: { note: '免费' } };
export const Locked: Story = { args: { lockText: '未购买' } };
export const Current: Story = { args: { current: true } };
export const List: Story = {
  render: () => (
    <ol>
      {['一', '二', '三', '四', '五'].map((ordinal, index) => (
        <li key={ordinal}>
          <CatalogRow
            title={`第${ordinal}回`}
            current={index === 1}
            note={index < 3 ? '免费' : undefined}
            lockText={index < 3 ? undefined : '未购买'}
            href={`#${ordinal}`}
          />
        </li>
      ))}
    </ol>
  ),
};
