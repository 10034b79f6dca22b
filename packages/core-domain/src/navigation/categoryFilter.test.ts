import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { categoryFilterQuery, categoryOrders, categoryStatuses, parseCategoryFilter } from './categoryFilter.ts';

const parse = (query: string) => parseCategoryFilter(new URLSearchParams(query));

describe('the filter of a category’s page [CATRANK-02]', () => {
  it.each([
    ['', { order: 'popular', status: undefined }],
    ['?sort=score', { order: 'score', status: undefined }],
    ['?status=finished&sort=newest', { order: 'newest', status: 'finished' }],
    ['?status=ongoing', { order: 'popular', status: 'ongoing' }],
    ['?status=2&sort=SCORE', { order: 'popular', status: undefined }],
    ['?sort=toString&status=__proto__', { order: 'popular', status: undefined }],
  ] as const)('is read from %j', (query, filter) => {
    expect(parse(query)).toEqual(filter);
  });

  it('has one address for what is usual: the one without a query [ROUTE-57]', () => {
    expect(categoryFilterQuery({ order: 'popular' })).toBe('');
    expect(categoryFilterQuery({ order: 'score', status: 'finished' })).toBe('?status=finished&sort=score');
  });

  it('comes back from its own address whole', () => {
    const filters = fc.record({
      order: fc.constantFrom(...categoryOrders),
      status: fc.option(fc.constantFrom(...categoryStatuses), { nil: undefined }),
    });
    checkProperty(
      'rule',
      fc.property(filters, (filter) => {
        expect(parse(categoryFilterQuery(filter))).toEqual(filter);
      }),
    );
  });
});
