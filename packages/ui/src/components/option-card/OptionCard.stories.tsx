import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { OptionCard } from './OptionCard.tsx';
import { longTitle } from '../../testing/sampleBooks.ts';
import { expect } from 'storybook/test';

interface Plan {
  value: string;
  title: string;
  price: string;
  note?: string;
  disabled?: boolean;
}

const months: readonly Plan[] = [
  { value: 'month', title: '连续包月', price: '首月9元', note: '之后每月15元，可随时取消' },
  { value: 'season', title: '季卡', price: '45元' },
  { value: 'year', title: '年卡', price: '168元', note: '售罄', disabled: true },
];

function Plans({ plans }: { plans: readonly Plan[] }) {
  const [value, setValue] = useState(plans[0]?.value);
  return (
    <fieldset style={{ display: 'grid', gridGap: 12 }}>
      <legend style={{ marginBottom: 12 }}>选择套餐</legend>
      {plans.map((plan) => (
        <OptionCard key={plan.value} {...plan} name="plan" checked={plan.value === value} onSelect={setValue} />
      ))}
    </fieldset>
  );
}

export default { title: 'Controls/OptionCard', component: Plans, args: { plans: months } } satisfies Meta<typeof Plans>;

export const Default: StoryObj<typeof Plans> = {};

const longPlans = [
  { value: 'beans', title: '999999999书豆', price: '¥99999999.9', note: '最划算 用豆券后987654321书豆' },
  { value: 'plan', title: longTitle, price: '每月123456789书豆', note: longTitle },
];

export const LongText: StoryObj<typeof Plans> = {
  name: 'keeps nine digits and long names within the card at 320 px',
  globals: { viewport: { value: 'small' } },
  args: { plans: longPlans },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio');
    const cards = [...(first?.closest('fieldset')?.querySelectorAll('label') ?? [])];
    await expect(cards).toHaveLength(longPlans.length);
    for (const card of cards) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
