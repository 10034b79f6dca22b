import { describe, expect, it } from 'vitest';
import { defaultOrigins } from '../address/trustedOrigins.ts';
import { trustedScheme } from '../address/trustedScheme.ts';
import { appLink } from './appLink.ts';

const FROM = 'reader_6666';

describe('the address that opens the app', () => {
  it.each([
    ['ios', 'shuye://openbook?bookId=1001&from=reader_6666'],
    ['android', 'shuye://com.shuye.reader/openbook?bookId=1001&from=reader_6666'],
    ['harmony', 'shuyehm://openbook?bookId=1001&from=reader_6666'],
  ] as const)('at a book on %s is %s [GUIDE-01] [GUIDE-03] [GUIDE-05]', (system, link) => {
    expect(appLink(system, { bookId: '1001', from: FROM })).toBe(link);
  });

  it.each([
    ['ios', 'shuye://bookstore?from=reader_6666'],
    ['android', 'shuye://com.shuye.reader/bookstore?from=reader_6666'],
    ['harmony', 'shuyehm://bookstore?from=reader_6666'],
  ] as const)('at the book store on %s is %s [GUIDE-02] [GUIDE-04] [GUIDE-06]', (system, link) => {
    expect(appLink(system, { from: FROM })).toBe(link);
    expect(appLink(system, { bookId: '', from: FROM })).toBe(link);
  });

  it.each(['ios', 'android', 'harmony'] as const)('is one that advertisements may open too, on %s', (system) => {
    const link = appLink(system, { bookId: '1001', from: FROM });
    expect(trustedScheme(link, defaultOrigins.adSchemes)).toBe(link);
  });

  it('lets no value out of its place', () => {
    expect(appLink('ios', { bookId: '1&from=x#', from: 'a b/&' })).toBe(
      'shuye://openbook?bookId=1%26from%3Dx%23&from=a%20b%2F%26',
    );
  });
});
