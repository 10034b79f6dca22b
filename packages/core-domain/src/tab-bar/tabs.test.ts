import { describe, expect, it } from 'vitest';
import { tabOfPath, tabs, tabTarget } from './tabs.ts';

describe('the tabs', () => {
  it('are three in this order [TAB-01]', () => {
    expect(tabs).toEqual([
      { id: 'shelf', title: '书架', path: '/shelf' },
      { id: 'home', title: '书城', path: '/' },
      { id: 'myself', title: '我的', path: '/myself' },
    ]);
  });

  it.each([
    ['/', 'home'],
    ['', 'home'],
    ['/shelf', 'shelf'],
    ['/shelf/', 'shelf'],
    ['/shelf//', 'shelf'],
    ['/myself', 'myself'],
    ['/myself/collected', 'myself'],
    ['/categoryIndex', undefined],
    ['/shelfful', undefined],
    ['/st', undefined],
  ])('of the path %s is %s (D-003)', (path, id) => {
    expect(tabOfPath(path)).toBe(id);
  });

  it.each([
    ['shelf', '?siteid=6666', '/shelf?siteid=6666'],
    ['home', 'siteid=6666&x=1', '/?siteid=6666&x=1'],
    ['myself', '', '/myself'],
    ['home', '?', '/'],
    ['home', 'a=?', '/?a=?'],
  ])('%s with the query %j leads to %s [TAB-03] [TAB-04]', (id, query, target) => {
    expect(tabs.filter((tab) => tab.id === id).map((tab) => tabTarget(tab, query))).toEqual([target]);
  });
});
