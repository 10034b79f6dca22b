import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactLine } from './FactLine.tsx';

const longName = '一位不愿意留下姓名的作者';

export default {
  title: 'Books/FactLine',
  component: FactLine,
  args: { facts: ['蒲松龄', '志怪', '1.2万字', '完结', '9.2分'] },
  decorators: [(Story) => <div style={{ width: 136, fontSize: 12 }}>{Story()}</div>],
} satisfies Meta<typeof FactLine>;

type Story = StoryObj<typeof FactLine>;

/** A fact is seen to its end or not at all. */
export const Narrow: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getByText('蒲松龄').parentElement;
    const end = facts?.parentElement?.getBoundingClientRect().bottom ?? 0;
    const seen = [...(facts?.children ?? [])].filter((fact) => fact.getBoundingClientRect().top < end);
    await expect(seen.length).toBeGreaterThan(1);
    await expect(seen.length).toBeLessThan(5);
    for (const fact of seen) await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth + 1);
  },
};

export const LongText: Story = { args: { facts: [longName, '志怪'] } };
