import { expect, it } from 'vitest';
import { memberLevel, tierLevels } from './memberLevels.ts';

it.each([
  [1, 'new-user', '新人福利会员', 'new'],
  [2, 'super', '超级会员', 'super'],
  [3, 'monthly', '包月会员', 'month'],
  [4, 'monthly', '高级会员', 'advanced'],
  [5, 'free-card', '免费阅读卡会员', 'month'],
] as const)('level %s is %s, called %s and drawn as %s [AUTH-24, ENUM-07]', (level, tier, name, look) => {
  expect(memberLevel(level)).toEqual({ tier, name, look });
});

it.each([0, 6])('level %s is none', (level) => {
  expect(memberLevel(level)).toBeUndefined();
});

it('calls a tier without a level by its usual name [AUTH-24]', () => {
  const names = Object.entries(tierLevels).map(([tier, level]) => [tier, level.tier, level.name]);
  expect(names).toEqual([
    ['new-user', 'new-user', '新人福利会员'],
    ['super', 'super', '超级会员'],
    ['monthly', 'monthly', '包月会员'],
    ['free-card', 'free-card', '免费阅读卡会员'],
  ]);
});
