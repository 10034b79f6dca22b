import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../test/anAddress.ts';
import { hostileAddresses } from '../../test/hostileAddresses.ts';
import { checkProperty } from '../../test/propertyRuns.ts';
import { defaultOrigins } from './trustedOrigins.ts';
import { returnUrl, trustedUrl } from './trustedUrl.ts';

const ORIGINS = ['https://pay.test', 'https://cashier.test:8443', 'http://localhost:4173'];

describe('an address that may be opened', () => {
  it.each([
    ['https://pay.test', 'https://pay.test/'],
    ['https://pay.test/a/b?c=d#e', 'https://pay.test/a/b?c=d#e'],
    ['HTTPS://PAY.TEST/', 'https://pay.test/'],
    ['https://pay.test:443/', 'https://pay.test/'],
    ['https://cashier.test:8443/x', 'https://cashier.test:8443/x'],
    ['http://localhost:4173/', 'http://localhost:4173/'],
    ['https://pay.test/a/../b', 'https://pay.test/b'],
    ['https://pay.test/灯?词=山', 'https://pay.test/%E7%81%AF?%E8%AF%8D=%E5%B1%B1'],
  ])('%s is handed on as %s', (address, url) => {
    expect(trustedUrl(address, ORIGINS)).toBe(url);
  });

  it.each(hostileAddresses)('is not %j', (address) => {
    expect(trustedUrl(address, ORIGINS)).toBeUndefined();
  });

  it.each([
    'http://pay.test/',
    'https://pay.test:444/',
    'https://cashier.test/',
    'https://sub.pay.test/',
    'http://localhost/',
  ])('needs scheme, host and port as they are listed: %s', (address) => {
    expect(trustedUrl(address, ORIGINS)).toBeUndefined();
  });

  it.each([
    'https:pay.test/',
    'https:/pay.test/',
    'https:\\\\pay.test/',
    ' https://pay.test/',
    'https://pay.test/ ',
    'https://pay.test/a\tb',
    'https://pay.\ntest/',
    'https://pay.test/a\\b',
    '//pay.test/',
  ])('is written as it will be read: %j', (address) => {
    expect(trustedUrl(address, ORIGINS)).toBeUndefined();
  });

  it('a trusted address is none where none is listed', () => {
    expect(trustedUrl('https://pay.test/', [])).toBeUndefined();
    expect(trustedUrl('https://pay.test/', ['null', ''])).toBeUndefined();
  });

  it('is a cashier of the two providers without any configuration, and no ad', () => {
    expect(trustedUrl('https://wx.tenpay.com/cgi-bin/x?y=1', defaultOrigins.pay)).toBe(
      'https://wx.tenpay.com/cgi-bin/x?y=1',
    );
    expect(trustedUrl('https://mclient.alipay.com/h5', defaultOrigins.pay)).toBe('https://mclient.alipay.com/h5');
    expect(trustedUrl('https://openapi.alipay.com/gateway.do', defaultOrigins.pay)).toBe(
      'https://openapi.alipay.com/gateway.do',
    );
    expect(defaultOrigins.pay).toHaveLength(3);
    expect(defaultOrigins.ad).toEqual([]);
    expect(defaultOrigins.adSchemes).toEqual(['shuye', 'shuyehm']);
  });
});

describe('any address (P18)', () => {
  it('any address is opened at a listed origin or not at all, read twice the same', () => {
    checkProperty(
      'P18',
      fc.property(anAddress, (address) => {
        const url = trustedUrl(address, ORIGINS);
        if (url === undefined) return true;
        const read = new URL(url);
        const isListed = ORIGINS.includes(read.origin) && read.username === '' && read.password === '';
        return isListed && read.href === url && trustedUrl(url, ORIGINS) === url;
      }),
    );
  });

  it('any address is returned to without secrets, at a listed origin, read twice the same', () => {
    checkProperty(
      'P18',
      fc.property(anAddress, (address) => {
        const url = returnUrl(address, ORIGINS);
        if (url === undefined) return trustedUrl(address, ORIGINS) === undefined;
        const read = new URL(url);
        const inFragment = new URLSearchParams(read.hash.slice(1).replace(/\?/g, '&'));
        const isClean = ['tk', 'ykToken', 'sign', 'token'].every(
          (name) => !read.searchParams.has(name) && !inFragment.has(name),
        );
        return ORIGINS.includes(read.origin) && isClean && read.href === url && returnUrl(url, ORIGINS) === url;
      }),
    );
  });
});

describe('an address to return to', () => {
  it.each([
    ['https://pay.test/a?tk=1&b=2&sign=3&ykToken=4&token=5#c', 'https://pay.test/a?b=2#c'],
    ['https://pay.test/a?tk=1', 'https://pay.test/a'],
    ['https://pay.test/a?tk=abc=d&b=2', 'https://pay.test/a?b=2'],
    ['https://pay.test/a?%74k=1&b', 'https://pay.test/a?b'],
    ['https://pay.test/a?tk', 'https://pay.test/a'],
    ['https://pay.test/a?stk=1&tk2=2&TK=3', 'https://pay.test/a?stk=1&tk2=2&TK=3'],
    ['https://pay.test/a?b=tk=1', 'https://pay.test/a?b=tk=1'],
    ['https://pay.test/a?%=1&b=2', 'https://pay.test/a?%=1&b=2'],
    ['https://pay.test/a?&&b=2&', 'https://pay.test/a?b=2'],
    ['https://pay.test/a?', 'https://pay.test/a'],
    ['https://pay.test/a#tk=1', 'https://pay.test/a'],
    ['https://pay.test/a?b=2#c=3&%74oken=1', 'https://pay.test/a?b=2#c=3'],
    ['https://pay.test/a#/orders?tk=1&b=2', 'https://pay.test/a#/orders?b=2'],
    ['https://pay.test/a#/orders?sign=1', 'https://pay.test/a#/orders'],
    ['https://pay.test/a#tk=1?b=2', 'https://pay.test/a#b=2'],
    ['https://pay.test/a#token', 'https://pay.test/a'],
    ['https://pay.test/a#chapter-3', 'https://pay.test/a#chapter-3'],
  ])('%s is %s', (address, url) => {
    expect(returnUrl(address, ORIGINS)).toBe(url);
  });

  it('is none elsewhere', () => {
    expect(returnUrl('https://evil.test/', ORIGINS)).toBeUndefined();
  });
});
