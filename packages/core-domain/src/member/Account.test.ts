import { expect, it } from 'vitest';
import { guestAccount } from './Account.ts';
import { memberOf } from './memberOf.ts';
import { isLoggedInId } from './userId.ts';

it('everybody before a login is the anonymous user, who owns nothing [ENT-26, ENT-20, ENT-27]', () => {
  const account = guestAccount('device-1');
  expect(account).toEqual({
    userId: '8000000',
    nickname: '',
    avatarUrl: '',
    deviceId: 'device-1',
    isNewlyBound: false,
    beanBalance: 0,
    unusedTickets: 0,
    membership: { records: [], blocks: {}, priority: {} },
    serverTime: 0,
  });
  expect(isLoggedInId(account.userId)).toBe(false);
  expect(memberOf(account.membership, 0).activeTiers.size).toBe(0);
});
