import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../test/anAddress.ts';
import { hostileAddresses } from '../../test/hostileAddresses.ts';
import { checkProperty } from '../../test/propertyRuns.ts';
import { trustedScheme } from './trustedScheme.ts';

const SCHEMES = ['shuye', 'shuyehm'];

describe('an address for another app', () => {
  it.each([
    'shuye://openbook?bookId=1001&from=reader_h5',
    'shuyehm://bookstore?from=',
    'SHUYE://openbook',
    'shuye://com.shuye.reader/openbook',
  ])('%s is opened as it is', (address) => {
    expect(trustedScheme(address, SCHEMES)).toBe(address);
  });

  it.each(hostileAddresses)('is not %j', (address) => {
    expect(trustedScheme(address, SCHEMES)).toBeUndefined();
  });

  it.each([
    'shuye://',
    '@shuye://a',
    '1shuye://a',
    'shuye:/a',
    'shuye://a"b',
    "shuye://a'b",
    'shuye://a<b',
    'shuye://a>b',
    'shuye://a`b',
    'shuye://a b',
    'shuye://a\\b',
    ` shuye://a`,
    'shuye://a\n',
  ])('holds nothing that ends an attribute or is dropped: %j', (address) => {
    expect(trustedScheme(address, SCHEMES)).toBeUndefined();
  });

  it('an app address is at most 2,000 characters long', () => {
    expect(trustedScheme(`shuye://${'a'.repeat(2000)}`, SCHEMES)).toBeDefined();
    expect(trustedScheme(`shuye://${'a'.repeat(2001)}`, SCHEMES)).toBeUndefined();
  });

  it.each(['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'about', 'intent', 'content'])(
    'never is of scheme %s, even where a configuration lists it',
    (scheme) => {
      expect(trustedScheme(`${scheme}://x`, [scheme])).toBeUndefined();
    },
  );

  it('an app address may be of any other scheme that is listed', () => {
    expect(trustedScheme('taobao://item?id=1', ['taobao'])).toBe('taobao://item?id=1');
    expect(trustedScheme('taobao://item?id=1', SCHEMES)).toBeUndefined();
  });

  it('an app address is of a listed scheme or not opened, whatever it was (P18)', () => {
    const address = fc.oneof(
      anAddress,
      anAddress.map((text) => text.replace(/^https?/, 'shuye')),
    );
    checkProperty(
      'P18',
      fc.property(address, (given) => {
        const link = trustedScheme(given, SCHEMES);
        return link === undefined || (link === given && SCHEMES.includes(link.split('://', 1).join('').toLowerCase()));
      }),
    );
  });
});
