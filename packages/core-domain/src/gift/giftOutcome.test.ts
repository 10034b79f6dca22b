import { describe, expect, it } from 'vitest';
import { giftOutcome, GiftStatus } from './giftOutcome.ts';

describe('claiming the gift', () => {
  it('succeeds with a dialog that leads to the books [GIFT-06]', () => {
    expect(giftOutcome({ kind: 'claimed' })).toEqual({
      outcome: 'claimed',
      show: 'dialog',
      text: '领取成功，恭喜您获得100读书券（价值10元）',
      button: '去选书',
    });
  });

  it('a second time says so, whatever the server writes [GIFT-01] [ERR-58] [ENUM-33]', () => {
    expect(GiftStatus).toEqual({ Refused: 230014, RefusedByAccount: 10004, ClaimedBefore: 230015 });
    expect(giftOutcome({ kind: 'refused', status: 230015, message: 'x' })).toEqual({
      outcome: 'claimed-before',
      show: 'dialog',
      text: '奖品不可重复领取',
    });
  });

  it.each([230014, 10004])('refused with %s shows the words of the server [GIFT-02] [GIFT-03] [ERR-59]', (status) => {
    expect(giftOutcome({ kind: 'refused', status, message: '活动已结束' })).toEqual({
      outcome: 'refused',
      show: 'dialog',
      text: '活动已结束',
    });
  });

  it.each([500, 0, 230016])('refused with %s promises it all the same [GIFT-04] [ERR-60]', (status) => {
    expect(giftOutcome({ kind: 'refused', status, message: 'x' })).toEqual({
      outcome: 'underway',
      show: 'toast',
      text: '您已获得100读书券，权益稍后到账',
    });
  });

  it('without a network shows its message [GIFT-05] [ERR-61]', () => {
    expect(giftOutcome({ kind: 'unreachable' })).toEqual({
      outcome: 'unreachable',
      show: 'toast',
      text: '网络或服务异常，请稍后再试',
    });
  });
});
