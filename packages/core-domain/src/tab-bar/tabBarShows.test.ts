import { describe, expect, it } from 'vitest';
import { tabBarShows, type TabBarState } from './tabBarShows.ts';

const query = (values: Record<string, string> = {}) => ({ get: (name: string) => values[name] ?? null });
const flagged: TabBarState = { isFlagged: true, query: query(), isEditing: false };

describe('the tab bar', () => {
  it('shows on routes flagged to show it [TAB-05]', () => {
    expect(tabBarShows(flagged)).toBe(true);
    expect(tabBarShows({ ...flagged, isFlagged: false })).toBe(false);
  });

  it.each([
    ['true', false],
    ['false', true],
    ['1', true],
    ['', true],
  ])('with hideTabBar=%s: %s [TAB-06]', (value, shows) => {
    expect(tabBarShows({ ...flagged, query: query({ hideTabBar: value }) })).toBe(shows);
  });

  it('hides while the shelf is edited [TAB-07]', () => {
    expect(tabBarShows({ ...flagged, isEditing: true })).toBe(false);
  });
});
