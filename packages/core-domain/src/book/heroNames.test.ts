import { describe, expect, it } from 'vitest';
import { heroNames, titleWithHeroes } from './heroNames.ts';

describe('hero names', () => {
  it.each([
    ['["甲","乙"]', ['甲', '乙']],
    ['[{"name":"甲"},{"name":"乙"}]', ['甲', '乙']],
    ['["甲",{"name":"乙"}]', ['甲', '乙']],
    ['[" 甲 ","","  "]', ['甲']],
    ['["甲",null,3,{"name":4},{"alias":"丙"},["丁"]]', ['甲']],
    ['[]', []],
  ])('of %s are %j [SEO-14] [ENT-11]', (json, names) => {
    expect(heroNames(json)).toEqual(names);
  });

  it.each(['', '甲、乙', '["甲"', '{"name":"甲"}', '"甲"', 'null', '1'])('of %j are none [QCOVER-02]', (json) => {
    expect(heroNames(json)).toEqual([]);
  });
});

describe('a title', () => {
  it('carries the heroes [QCOVER-02]', () => {
    expect(titleWithHeroes({ title: '山中灯火', heroes: ['甲', '乙'] })).toBe('山中灯火（主角：甲、乙）');
    expect(titleWithHeroes({ title: '山中灯火', heroes: ['甲'] })).toBe('山中灯火（主角：甲）');
  });

  it('stands alone without heroes [QCOVER-02]', () => {
    expect(titleWithHeroes({ title: '山中灯火', heroes: [] })).toBe('山中灯火');
  });
});
