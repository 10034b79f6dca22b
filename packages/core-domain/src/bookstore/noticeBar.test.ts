import { describe, expect, it } from 'vitest';
import { noticeBar } from './noticeBar.ts';

describe('the notice bar', () => {
  it.each(['', '  '])('does not show without text: %j [STORE-26]', (text) => {
    expect(noticeBar(text, '8000123', new Set())).toEqual({ shows: false });
  });

  it('shows its text and is asked again once a user [STORE-26] [STORE-27]', () => {
    const first = { shows: true, text: '新书上架', refreshes: true };
    expect(noticeBar(' 新书上架 ', '8000123', new Set())).toEqual(first);
    expect(noticeBar('新书上架', '8000123', new Set(['8000123']))).toEqual({ ...first, refreshes: false });
    expect(noticeBar('新书上架', '8000999', new Set(['8000123']))).toEqual(first);
  });
});
