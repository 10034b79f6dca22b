import { describe, expect, it } from 'vitest';
import { isTabBarVisible, type TabBarState } from './isTabBarVisible.ts';

const query = (values: Record<string, string> = {}) => ({ get: (name: string) => values[name] ?? null });
const flagged: TabBarState = { isFlagged: true, query: query(), isEditing: false };

describe('the tab bar', () => {
  it('shows on routes flagged to show it [TAB-05]', () => {
    expect(isTabBarVisible(flagged)).toBe(true);
    expect(isTabBarVisible({ ...flagged, isFlagged: false })).toBe(false);
  });

  it.each([
    ['true', false],
    ['false', true],
    ['1', true],
    ['', true],
  ])('with hideTabBar=%s: %s [TAB-06]', (value, shows) => {
    expect(isTabBarVisible({ ...flagged, query: query({ hideTabBar: value }) })).toBe(shows);
  });

  it('hides while the shelf is edited [TAB-07]', () => {
    expect(isTabBarVisible({ ...flagged, isEditing: true })).toBe(false);
  });
});
