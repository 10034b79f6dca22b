import { describe, expect, it } from 'vitest';
import { guestPromptTexts, markPrompted, mayPrompt, parseMergePrompts } from './guestPrompt.ts';

const tooMany = { kind: 'too-many', total: 301 } as const;

describe('the question about guest books', () => {
  it('comes once a user and day [SHELFMERGE-03, SHELFMERGE-06]', () => {
    expect(mayPrompt(tooMany, {}, '9000001', '2026-11-20')).toBe(true);
    const prompts = markPrompted({}, '9000001', '2026-11-20');
    expect(mayPrompt(tooMany, prompts, '9000001', '2026-11-20')).toBe(false);
    expect(mayPrompt(tooMany, prompts, '9000001', '2026-11-21')).toBe(true);
    expect(mayPrompt(tooMany, prompts, '9000002', '2026-11-20')).toBe(true);
  });

  it('comes only where the books do not fit', () => {
    expect(mayPrompt({ kind: 'nothing' }, {}, '9000001', '2026-11-20')).toBe(false);
  });

  it('is not mixed up with names of prototypes', () => {
    expect(mayPrompt(tooMany, {}, 'constructor', '2026-11-20')).toBe(true);
    const prompts = markPrompted({}, '__proto__', '2026-11-20');
    expect(mayPrompt(tooMany, prompts, '__proto__', '2026-11-20')).toBe(false);
  });

  it('is remembered for today alone, of each user [ENT-25]', () => {
    const before = { a: '2026-11-19', b: '2026-11-20', c: '2026-11-20' };
    expect(markPrompted(before, 'c', '2026-11-20')).toEqual({ b: '2026-11-20', c: '2026-11-20' });
    expect(markPrompted(before, 'a', '2026-11-21')).toEqual({ a: '2026-11-21' });
  });

  it('is read back from storage, whatever is in it', () => {
    expect(parseMergePrompts({ a: '2026-11-20', b: 7 })).toEqual({ a: '2026-11-20' });
    for (const stored of [undefined, null, 'x', ['a'], 7]) expect(parseMergePrompts(stored)).toEqual({});
  });

  it('has its texts [SHELFMERGE-03, SHELFMERGE-04, SHELFMERGE-05]', () => {
    expect(guestPromptTexts).toEqual({ question: '是否合并游客书籍？', close: '我知道了', manage: '管理书籍' });
  });
});
