import { expect, it } from 'vitest';
import { ticketRules } from './ticketRules.ts';

it('tells the rules of tickets in their order [TICKET-08]', () => {
  expect(ticketRules).toEqual([
    '豆券可抵扣书豆 1:1',
    '可多张同时使用',
    '不找零、不提现、不转赠',
    '过期作废',
    '优先使用先到期的豆券',
    '退款时豆券不退回',
  ]);
});
