import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { OptionCard } from './OptionCard.tsx';

const plans = [
  { value: 'month', title: '连续包月', price: '首月 9 元', note: '之后每月 15 元，可随时取消' },
  { value: 'season', title: '季卡', price: '45 元' },
  { value: 'year', title: '年卡', price: '168 元', note: '售罄', disabled: true },
];

function Plans() {
  const [value, setValue] = useState('month');
  return (
    <fieldset style={{ display: 'grid', gridGap: 12 }}>
      <legend style={{ marginBottom: 12 }}>选择套餐</legend>
      {plans.map((plan) => (
        <OptionCard key={plan.value} {...plan} name="plan" checked={plan.value === value} onSelect={setValue} />
      ))}
    </fieldset>
  );
}

export default { title: 'Controls/OptionCard', component: Plans } satisfies Meta<typeof Plans>;

export const Default: StoryObj<typeof Plans> = {};
