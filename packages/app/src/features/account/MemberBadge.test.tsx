import { memberLevel } from '@shuye/core-domain/member';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MemberBadge } from './MemberBadge.tsx';

const drawn = (level: number): string => {
  const { unmount } = render(<>{[memberLevel(level)].map((of) => of && <MemberBadge key={level} level={of} />)}</>);
  const { tone, solid } = screen.getByText(/会员$/).dataset;
  unmount();
  return `${tone} ${solid ?? 'soft'}`;
};

it('draws super, advanced, month and new each in its own way, the free card as a month [MEMBER-02]', () => {
  const [fresh, superior, month, advanced, freeCard] = [1, 2, 3, 4, 5].map(drawn);
  expect(new Set([superior, advanced, month, fresh]).size).toBe(4);
  expect(freeCard).toBe(month);
});
