import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../test/anAddress.ts';
import { hostileAddresses } from '../../test/hostileAddresses.ts';
import { checkProperty } from '../../test/propertyRuns.ts';
import { contentAddress } from './contentAddress.ts';

const CDN = 'https://cdn.test/free/';

describe('the address of a content file', () => {
  it.each([
    ['/content/free/', '1001/1/20.json', '/content/free/1001/1/20.json'],
    ['/', '20.json', '/20.json'],
    [CDN, '1001/20.json', 'https://cdn.test/free/1001/20.json'],
    [CDN, '20.json?v=3', 'https://cdn.test/free/20.json?v=3'],
    ['/content/free/', '20.json?v=3', '/content/free/20.json?v=3'],
    ['http://localhost:8080/c/', '20.json', 'http://localhost:8080/c/20.json'],
    ['HTTPS://CDN.test/free/', 'a.json', 'https://cdn.test/free/a.json'],
    [CDN, '灯.json', 'https://cdn.test/free/%E7%81%AF.json'],
    [CDN, 'a/./b.json', 'https://cdn.test/free/a/b.json'],
    [CDN, 'a/../b.json', 'https://cdn.test/free/b.json'],
    [CDN, 'a@b.json', 'https://cdn.test/free/a@b.json'],
  ])('below %s, %s is %s', (prefix, suffix, address) => {
    expect(contentAddress(prefix, suffix)).toBe(address);
  });

  it.each([
    '',
    '.',
    './',
    '?v=3',
    '#x',
    '..',
    '../',
    '../charge/20.json',
    'a/../../charge/20.json',
    '..%2fcharge/20.json',
    '%2e%2e/charge/20.json',
    '%2E%2E/20.json',
    'a%5cb',
    '..\\charge\\20.json',
    'a\\..\\..\\b',
    'a b.json',
    'a\n.json',
    '.\t./charge/20.json',
    '\u202e20.json',
  ])('%j leaves its folder or hides something', (suffix) => {
    expect(contentAddress(CDN, suffix)).toBeUndefined();
    expect(contentAddress('/content/free/', suffix)).toBeUndefined();
  });

  it.each([
    ['', '20.json'],
    ['https://cdn.test', '@evil.test/x'],
    ['https://cdn.test', '.evil.test/x'],
    ['https://cdn.test/free', '20.json'],
    ['//cdn.test/free/', '20.json'],
    ['content/', '20.json'],
    ['javascript:/', 'alert(1)'],
    ['data:text/', 'html'],
    ['ftp://cdn.test/', '20.json'],
    ['https://user@cdn.test/free/', '20.json'],
    ['https://:secret@cdn.test/free/', '20.json'],
    ['https:///', 'evil.test'],
    ['https://', 'evil.test'],
    ['/\\evil.test/', '20.json'],
    ['/a b/', '20.json'],
    ['https://cdn.test/?x=/', '20.json'],
    ['https://cdn.test/#/', '20.json'],
    ['https://[/', '20.json'],
  ])('%j is no prefix (%j)', (prefix, suffix) => {
    expect(contentAddress(prefix, suffix)).toBeUndefined();
  });

  it.each(hostileAddresses)('stays below its prefix with the suffix %j', (suffix) => {
    const address = contentAddress(CDN, suffix);
    expect(address === undefined || address.startsWith(CDN)).toBe(true);
    const path = contentAddress('/content/free/', suffix);
    expect(path === undefined || path.startsWith('/content/free/')).toBe(true);
  });
});

describe('any suffix (P19)', () => {
  const prefix = fc.constantFrom(CDN, '/content/free/', 'http://localhost:8080/c/');
  const suffix = fc.oneof(
    anAddress,
    anAddress.map((address) => `1001/${address}`),
    fc.string({ maxLength: 12 }),
  );

  it('any suffix gives a file of the prefix’s host and folder, read twice the same, or nothing', () => {
    checkProperty(
      'P19',
      fc.property(prefix, suffix, (folder, file) => {
        const address = contentAddress(folder, file);
        if (address === undefined) return true;
        const [read, below] = [new URL(address, 'https://page.test'), new URL(folder, 'https://page.test')];
        const isBelow = read.pathname.startsWith(below.pathname) && read.pathname.length > below.pathname.length;
        const isWhole = address.startsWith('/') ? read.pathname + read.search === address : read.href === address;
        return (
          read.host === below.host && read.protocol === below.protocol && isBelow && isWhole && read.username === ''
        );
      }),
    );
  });
});
