import { describe, expect, it } from 'vitest';
import { buyError, buyErrors } from './buyErrors.ts';

describe('a refused purchase', () => {
  it.each([
    [401, 'book-gone', '购买失败，书籍已下架'],
    [402, 'book-gone', '购买失败，书籍已下架'],
    [403, 'not-bought', '您尚未购买，无法阅读'],
    [404, 'book-gone', '书籍已下架'],
    [405, 'already-bought', '书籍已购买，无需重复购买'],
    [409, 'over-limit', '超过充值限额，无法购买'],
    [410, 'busy', '人气大爆发，请稍后再试'],
    [432, 'already-bought', '本章已购买，无需重复购买'],
    [433, 'no-chapter', '章节不存在，无法购买'],
    [442, 'no-such-count', '章节数不存在，无法购买'],
    [999, 'in-progress', '处理中，请勿重复操作'],
  ])(
    'with %s means %s and says %s [ERR-27] [ERR-28] [ERR-29] [ERR-30] [ERR-31] [ERR-32] [ERR-33] [ERR-34] [ERR-35] [ERR-36] [ERR-37]',
    (code, refusal, message) => {
      expect(buyError(code, 'of the server')).toEqual({ refusal, message });
    },
  );

  it('has eleven codes of its own', () => expect(Object.keys(buyErrors)).toHaveLength(11));

  it.each([
    [500, ' 系统维护中 ', '系统维护中'],
    [400, '', '网络或服务异常，请稍后再试'],
    [0, undefined, '网络或服务异常，请稍后再试'],
    [-401, '   ', '网络或服务异常，请稍后再试'],
  ])('with %s keeps the words %j, or says %s [BUY-10] [ERR-38]', (code, words, message) => {
    expect(buyError(code, words)).toEqual({ refusal: 'other', message });
  });
});
