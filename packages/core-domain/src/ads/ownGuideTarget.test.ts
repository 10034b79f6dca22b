import { describe, expect, it } from 'vitest';
import { ownGuideTarget, type GuideTap } from './ownGuideTarget.ts';

const info: GuideTap['info'] = {
  iosUrl: 'shuye://openbook?bookId={bookId}',
  androidUrl: 'shuye://com.shuye.reader/openbook?bookId={bookId}',
  jumpUrl: '/download/{bookId}',
  jumpQuery: 'from=ad',
};
const tap = (system: GuideTap['system'], change: Partial<GuideTap['info']> = {}) =>
  ownGuideTarget({ info: { ...info, ...change }, system, bookId: '1001' });

describe('a tap on our own guide', () => {
  it.each([
    ['ios', 'shuye://openbook?bookId=1001'],
    ['android', 'shuye://com.shuye.reader/openbook?bookId=1001'],
    ['harmony', 'shuye://com.shuye.reader/openbook?bookId=1001'],
  ] as const)('opens the app on %s [AD-14] [AD-05]', (system, url) => {
    expect(tap(system)).toEqual({ opens: 'app', url });
  });

  it.each([
    ['desktop', {}],
    ['ios', { iosUrl: '' }],
    ['android', { androidUrl: '' }],
    ['harmony', { androidUrl: '' }],
  ] as const)('opens the page with its query on %s with %j [AD-14]', (system, change) => {
    expect(tap(system, change)).toEqual({ opens: 'page', url: '/download/1001?from=ad' });
  });

  it.each([
    ['/page', '', '/page'],
    ['/page', '?', '/page'],
    ['/page', '?a=1', '/page?a=1'],
    ['/page', '&a=1', '/page?a=1'],
    ['/page', 'a=1&b=?', '/page?a=1&b=?'],
    ['/page?b=2', 'a=1', '/page?b=2&a=1'],
    ['/page', 'book={bookId}', '/page?book=1001'],
  ])('joins %s and %s to %s', (jumpUrl, jumpQuery, url) => {
    expect(tap('desktop', { jumpUrl, jumpQuery })).toEqual({ opens: 'page', url });
  });

  it('opens nothing without an address', () => {
    expect(tap('desktop', { jumpUrl: '' })).toEqual({ opens: 'nothing' });
  });
});
