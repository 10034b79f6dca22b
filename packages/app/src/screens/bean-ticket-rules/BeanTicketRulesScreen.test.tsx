import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

it('shows the six rules of tickets in their order, to everyone [TICKET-08] [ROUTE-42]', async () => {
  await renderApp({ path: '/bean-ticket-rules' });
  const rules = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    '豆券可抵扣书豆 1:1',
    '可多张同时使用',
    '不找零、不提现、不转赠',
    '过期作废',
    '优先使用先到期的豆券',
    '退款时豆券不退回',
  ]);
  expect(document.title).toBe('豆券使用规则-书页小说');
});
