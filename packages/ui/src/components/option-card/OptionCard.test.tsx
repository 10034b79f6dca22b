import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OptionCard } from './OptionCard.tsx';

it('is one choice of several, named by title, price and note', () => {
  const onSelect = vi.fn();
  render(
    <>
      <OptionCard name="plan" value="month" checked onSelect={onSelect} title="月卡" price="18元" />
      <OptionCard
        name="plan"
        value="year"
        checked={false}
        onSelect={onSelect}
        title="年卡"
        price="178元"
        note="省38元"
      />
    </>,
  );
  fireEvent.click(screen.getByRole('radio', { name: /年卡\s*178元\s*省38元/ }));
  expect(onSelect).toHaveBeenCalledWith('year');
});
