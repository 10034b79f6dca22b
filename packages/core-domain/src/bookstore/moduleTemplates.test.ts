import { describe, expect, it } from 'vitest';
import { knownModules, MODULE_TEMPLATES, parseItemAction, parseRedirectType } from './moduleTemplates.ts';

describe('the modules of a store page', () => {
  it('have one of ten shapes [STORE-01] [ENT-36]', () => {
    expect(MODULE_TEMPLATES).toEqual([
      'banner',
      'activityBar',
      'classForm',
      'form',
      'cardList',
      'slideList',
      'list',
      'navBar',
      'searchBar',
      'noticeBar',
    ]);
  });

  it('are skipped where nobody knows their shape, which is for the log [STORE-12]', () => {
    const modules = ['form', 'wheel', 'list', 'Banner'].map((template) => ({ template }));
    expect(knownModules(modules)).toEqual({
      known: [{ template: 'form' }, { template: 'list' }],
      unknownTemplates: ['wheel', 'Banner'],
    });
  });

  it.each([
    ['switch', 'switch'],
    ['more', 'more'],
    ['', undefined],
    ['none', undefined],
    [1, undefined],
  ])('offer for %j in their corner: %s [STORE-25] [ENUM-28] [ENT-36]', (value, type) => {
    expect(parseRedirectType(value)).toBe(type);
  });

  it.each([
    ['book', 'book'],
    ['url', 'url'],
    ['route', 'route'],
    ['rank', 'rank'],
    ['category', 'category'],
    ['none', 'none'],
    ['video', 'none'],
    [undefined, 'none'],
  ])('do on a tap for %j: %s (D-145) [ENT-37]', (value, action) => {
    expect(parseItemAction(value)).toBe(action);
  });
});
