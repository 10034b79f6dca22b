import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../test/anAddress.ts';
import { checkProperty } from '../../test/propertyRuns.ts';
import { safeTarget } from './safeTarget.ts';

describe('safeTarget', () => {
  it.each(['/', '/st/publish', '/rankDetail?rankId=3', 'https://example.com/a?b=c', 'http://example.com/'])(
    'lets %s through',
    (target) => {
      expect(safeTarget(target)).toBe(target);
    },
  );

  it.each([
    '',
    'st/publish',
    '//example.com/',
    '/\\example.com',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'shuye://openbook',
    'https:example.com',
    'https://user:secret@example.com/',
    'https://',
    '//[',
    'https://[/',
    '/a/..//example.com/',
    '/.//example.com',
    '/\u200b/example.com',
    'https://page.invalid/shelf',
    'https://example.com/a b',
  ])('stops %j', (target) => {
    expect(safeTarget(target)).toBeUndefined();
  });
});

it.each([
  ['/a/../shelf', '/shelf'],
  ['/shelf//', '/shelf//'],
  ['/shelf?x=1#top', '/shelf?x=1#top'],
  ['HTTPS://Example.com/灯', 'https://example.com/%E7%81%AF'],
])('hands %s on as the browser will read it: %s', (target, read) => {
  expect(safeTarget(target)).toBe(read);
});

it('any target leads to a path of this origin, to a web page in full, or nowhere, and is read twice the same (P18)', () => {
  checkProperty(
    'P18',
    fc.property(anAddress, (target) => {
      const read = safeTarget(target);
      if (read === undefined) return true;
      const { protocol, origin, username, password, pathname, search, hash, href } = new URL(
        read,
        'https://other.test',
      );
      const isHere = origin === 'https://other.test' && read.startsWith('/') && pathname + search + hash === read;
      const isWebPage = /^https?:$/.test(protocol) && !username && !password && href === read;
      return (isHere || isWebPage) && safeTarget(read) === read;
    }),
  );
});
