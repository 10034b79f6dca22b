import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CatalogRow } from '../catalog-row/CatalogRow.tsx';
import { columnsOf } from '../../testing/columnsOf.ts';
import { CollapsibleList } from './CollapsibleList.tsx';

const chapters = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <CatalogRow key={index} title={`第${index + 1}章 夜雨寄北`} href={`#${index}`} />
  ));

export default {
  title: 'Books/CollapsibleList',
  component: CollapsibleList,
  args: { label: '章节', children: chapters(14) },
} satisfies Meta<typeof CollapsibleList>;

type Story = StoryObj<typeof CollapsibleList>;

export const Folded: Story = {
  name: 'shows 210 px in two columns, keeps what it folds from the keyboard, and unfolds [UI-29, COVER-08, CONST-37]',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.getBoundingClientRect().height).toBe(210);
    await expect(columnsOf(list)).toBe(2);
    const fold = list.getBoundingClientRect().bottom;
    const aboveFold = [...list.children].filter((item) => item.getBoundingClientRect().bottom <= fold);
    await expect(canvas.getAllByRole('link')).toHaveLength(aboveFold.length);
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(14);
    await expect(list.getBoundingClientRect().height).toBeGreaterThan(300);
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await expect(list.getBoundingClientRect().height).toBe(210);
  },
};
export const Short: Story = { args: { children: chapters(4) } };
export const SmallPhone: Story = {
  name: 'stands in one column where words in large type have no room for two',
  globals: { viewport: { value: 'small' }, textSize: 'elder' },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
