import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

describe('the texts that readers see', () => {
  it.each(Object.entries(messages))('%s is Chinese', (_, text) => {
    expect(text).toMatch(/\p{Script=Han}/u);
    expect(text).toBe(text.trim());
  });

  it('keeps the half-width comma where the documents write it', () => {
    const halfWidth = Object.entries(messages).filter(([, text]) => text.includes(','));
    expect(Object.fromEntries(halfWidth)).toEqual({
      recommendationOffline: '网络不给力,稍后重试',
      notRecommendable: '服务器异常,稍后重试',
    });
  });
});
