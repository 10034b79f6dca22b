import { describe, expect, it } from 'vitest';
import { badgeKey, badgeShows } from './badgeKey.ts';

describe('the badge of a navigation entry [STORE-28]', () => {
  const read = new Set([badgeKey('榜单', '新')]);

  it.each([
    ['榜单', '', false],
    ['榜单', '新', false],
    ['榜单', '热', true],
    ['分类', '新', true],
  ])('of %s with %s shows: %s', (name, badge, shows) => {
    expect(badgeShows(name, badge, read)).toBe(shows);
  });
});
