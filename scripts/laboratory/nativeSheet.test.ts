import { describe, expect, it } from 'vitest';
import { withChange } from './page/controls.ts';
import { nativeSheet } from './page/nativeSheet.ts';

describe('what the app shows over its page in the laboratory', () => {
  it('names what is shared, and where it leads', () => {
    const params = { title: '《纸山图书馆》', url: 'https://shuye.example/cover/1001' };
    expect(nativeSheet({ method: 'share', params })).toEqual(['Share panel', params.title, params.url]);
  });

  it('is nothing for a question that a reader does not see', () => {
    expect(nativeSheet({ method: 'checkFollow', params: {} })).toBeUndefined();
  });
});

describe('a choice of the panel', () => {
  it('leaves how other calls are answered', () => {
    const paying = withChange({}, { answering: { tradePay: { never: true } } });
    expect(withChange(paying, { answering: { share: { fault: 'HY_FAILED' } } })).toEqual({
      answering: { tradePay: { never: true }, share: { fault: 'HY_FAILED' } },
    });
  });
});
