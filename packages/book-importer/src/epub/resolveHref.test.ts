import { describe, expect, it } from 'vitest';
import { resolveHref } from './resolveHref.ts';

describe('resolveHref', () => {
  it.each([
    ['two.xhtml', 'OEBPS/text/two.xhtml', ''],
    ['../img/a.png', 'OEBPS/img/a.png', ''],
    ['#n1', 'OEBPS/text/one.xhtml', 'n1'],
    ['two.xhtml#%E6%B3%A8', 'OEBPS/text/two.xhtml', '注'],
    ['./two.xhtml?x=1#n', 'OEBPS/text/two.xhtml', 'n'],
    ['%E6%BD%AE.xhtml', 'OEBPS/text/潮.xhtml', ''],
    // Names that were never encoded.
    ['100%.xhtml', 'OEBPS/text/100%.xhtml', ''],
    ['%E6%BD%AE100%.xhtml', 'OEBPS/text/潮100%.xhtml', ''],
    ['%E6%B3.xhtml', 'OEBPS/text/%E6%B3.xhtml', ''],
    ['..\\img\\a.png', 'OEBPS/img/a.png', ''],
    ['/OEBPS/a.css', 'OEBPS/a.css', ''],
  ])('finds %s', (href, path, fragment) => {
    expect(resolveHref('OEBPS/text/one.xhtml', href)).toEqual({ kind: 'inside', path, fragment });
  });

  it.each([
    'http://a.test/x',
    'https:x',
    '//a.test/x',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    'mailto:a@b',
  ])('knows that %s leads out', (href) => {
    expect(resolveHref('one.xhtml', href)).toEqual({ kind: 'outside' });
  });

  it.each(['../../../etc/passwd', '%2E%2E/../../etc', '..'])('refuses %s', (href) => {
    expect(resolveHref('OEBPS/one.xhtml', href === '..' ? '../..' : href).kind).toBe('broken');
  });
});
