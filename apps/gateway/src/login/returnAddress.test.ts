import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAddress } from './returnAddress.ts';

const places = { host: 'shuye.example', origins: ['https://m.shuye.example'] };

describe('where a login leads (E8)', () => {
  it.each([
    ['an address of the page itself', 'https://shuye.example/reader/1001?a=1#b', '/reader/1001?a=1#b'],
    ['one whose scheme something in between has changed', 'http://shuye.example/shelf', '/shelf'],
    ['a path', '/shelf?from=login', '/shelf?from=login'],
    ['an allowed origin', 'https://m.shuye.example/shelf', 'https://m.shuye.example/shelf'],
    ['an address with tokens', 'https://shuye.example/?tk=1&token=2&sign=3&a=4', '/?a=4'],
    ['nothing', undefined, '/'],
    ['another origin', 'https://evil.example/', '/'],
    ['another port', 'https://shuye.example:444/', '/'],
    ['an allowed name over http', 'http://m.shuye.example/', '/'],
    ['a user in front of the host', 'https://shuye.example@evil.example/', '/'],
    ['two slashes', '//evil.example/', '/'],
    ['two slashes behind the host', 'https://shuye.example//evil.example/', '/'],
    ['dots that end in two slashes', '/a/..//evil.example', '/'],
    ['a backslash', '/\\evil.example', '/'],
    ['a script', 'javascript:alert(1)', '/'],
    ['data', 'data:text/html,1', '/'],
    ['the login page', '/login?redirect_uri=/', '/'],
  ])('is safe with %s', (_case, given, expected) => {
    expect(returnAddress(given, places)).toBe(expected);
  });

  it('is never another place, whatever is given', () => {
    const piece = fc.constantFrom(
      'http:',
      'https:',
      '/',
      '//',
      '\\',
      '@',
      'evil.example',
      'shuye.example',
      '..',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 }), (pieces) => {
        const { origin } = new URL(returnAddress(pieces.join(''), places), 'https://shuye.example');
        expect(['https://shuye.example', 'https://m.shuye.example']).toContain(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
