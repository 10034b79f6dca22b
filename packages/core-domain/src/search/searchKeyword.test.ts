import { describe, expect, it } from 'vitest';
import { SEARCH_MAX_LENGTH, searchKeyword } from './searchKeyword.ts';

describe('searchKeyword', () => {
  it('takes a word without the blanks around it', () => {
    expect(searchKeyword('  山中 灯火\u3000')).toEqual({ ok: true, keyword: '山中 灯火' });
  });

  it.each(['', ' ', '\t\n', '\u3000'])('refuses the blank word %j [SEARCH-21, ERR-65]', (text) => {
    expect(searchKeyword(text)).toEqual({ ok: false, message: '请输入关键词' });
  });

  it('takes at most 200 characters [SEARCH-01, CONST-74]', () => {
    expect(SEARCH_MAX_LENGTH).toBe(200);
    expect(searchKeyword('山'.repeat(200))).toEqual({ ok: true, keyword: '山'.repeat(200) });
    expect(searchKeyword('山'.repeat(201))).toEqual({ ok: true, keyword: '山'.repeat(200) });
    expect(searchKeyword(`${'山'.repeat(199)} 海`)).toEqual({ ok: true, keyword: '山'.repeat(199) });
  });
});
