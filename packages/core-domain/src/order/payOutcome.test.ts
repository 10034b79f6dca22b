import { describe, expect, it } from 'vitest';
import { launchFailed, payOutcome } from './payOutcome.ts';

const UNKNOWN = '糟糕，不知道发生了什么';

describe('what follows the answer of the cashier', () => {
  it.each([9000, '9000'])('%j goes on asking for the order [PAY-13]', (code) => {
    expect(payOutcome({ code, message: '支付成功' })).toEqual({ next: 'poll' });
  });

  it.each([6004, '6004'])('%j goes on asking for the order [PAY-14]', (code) => {
    expect(payOutcome({ code })).toEqual({ next: 'poll' });
  });

  it('8000 asks once more before its error is shown (A-19)', () => {
    expect(payOutcome({ code: 8000, message: '正在处理中' })).toEqual({
      next: 'ask-once',
      failure: { code: 8000, message: '正在处理中' },
    });
  });

  it.each([
    [6001, '用户取消', 6001, '用户取消'],
    ['4000', '支付失败', 4000, '支付失败'],
    [99, '  忘记密码 ', 99, '忘记密码'],
    [4, '', 4, UNKNOWN],
    [6002, undefined, 6002, UNKNOWN],
    [9001, '   ', 9001, UNKNOWN],
    ['', '没有代码', 0, '没有代码'],
    ['0x2328', undefined, 0, UNKNOWN],
    ['9000.0', undefined, 0, UNKNOWN],
    ['x9000', undefined, 0, UNKNOWN],
    ['9000x', undefined, 0, UNKNOWN],
    ['9999999999', undefined, 0, UNKNOWN],
    ['123456789', undefined, 123_456_789, UNKNOWN],
    [Number.NaN, undefined, 0, UNKNOWN],
    [0.5, undefined, 0, UNKNOWN],
  ])('%j with message %j fails with code %s and says %s [PAY-15] [ERR-43]', (code, message, shown, text) => {
    expect(payOutcome({ code, message })).toEqual({ next: 'fail', failure: { code: shown, message: text } });
  });

  it('a cashier that cannot be opened fails with -1 and 唤起支付失败 [PAY-16] [ERR-44]', () => {
    const failure = { code: -1, message: '唤起支付失败' };
    expect(payOutcome(launchFailed)).toEqual({ next: 'fail', failure });
    expect(payOutcome({ code: '-1', message: 'no such method' })).toEqual({ next: 'fail', failure });
  });
});
