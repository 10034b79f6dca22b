import { describe, expect, it } from 'vitest';
import { AppError } from './AppError.ts';
import { catalogFailureMessage } from './catalogFailureMessage.ts';
import { failureMessage } from './failureMessage.ts';

describe('failureMessage', () => {
  it('is the words of a known fault', () => {
    expect(failureMessage(new AppError('server', '该书籍已下架', { code: 401 }))).toBe('该书籍已下架');
  });

  it.each([
    'timeout',
    'storage timeout',
    'bridge WindVane does not exist',
    'bridge method refreshLogin does not exist',
  ])('is the generic text for the fault “%s” of a bridge, which no reader understands [ERR-01] (D-053)', (message) => {
    expect(failureMessage(new AppError('bridge', message))).toBe('网络或服务异常，请稍后再试');
    expect(failureMessage(new AppError('bridge', '请在支付宝客户端内调用'))).toBe('请在支付宝客户端内调用');
  });

  it.each([new Error('x is not a function'), 'boom', undefined])(
    'is the generic text for %s, which nobody foresaw [ERR-01]',
    (error) => {
      expect(failureMessage(error)).toBe('网络或服务异常，请稍后再试');
    },
  );
});

describe('catalogFailureMessage', () => {
  it.each([
    ['network', '网络或服务异常，请稍后再试', 'ERR-16'],
    ['timeout', '网络或服务异常，请稍后再试', 'ERR-16'],
    ['offline', '网络无法连接', 'ERR-16'],
    ['server', '章节整理中', 'ERR-17'],
    ['input', '网络异常，请稍后再试', 'ERR-18'],
  ] as const)('of a %s error is %s [%s]', (kind, message, _row) => {
    expect(catalogFailureMessage(new AppError(kind, '章节整理中'))).toBe(message);
  });

  it.each([new AppError('server', ''), new Error('x')])('of %s is the last resort [ERR-18]', (error) => {
    expect(catalogFailureMessage(error)).toBe('网络异常，请稍后再试');
  });
});
