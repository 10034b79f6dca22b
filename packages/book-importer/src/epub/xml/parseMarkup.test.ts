import { describe, expect, it } from 'vitest';
import { decodeXml } from './decodeXml.ts';
import { findElement, findElements } from './findElements.ts';
import { attribute } from './MarkupNode.ts';
import { parseMarkup } from './parseMarkup.ts';
import { textOf } from './textOf.ts';

const attributes = (count: number): string => Array.from({ length: count }, (_, at) => `a${at}="b"`).join(' ');

describe('parseMarkup', () => {
  it('reads XML with prefixes', () => {
    const root = parseMarkup(
      '<opf:package xmlns:opf="x"><dc:title>潮 &amp; 汐</dc:title><opf:item xlink:href="a"/></opf:package>',
      'xml',
    );
    expect(textOf(findElement(root, 'title') ?? root)).toBe('潮 & 汐');
    expect(attribute(findElement(root, 'item') ?? root, 'href')).toBe('a');
  });

  it('reads XHTML with names of entities, empty elements and sections of characters', () => {
    const root = parseMarkup(
      '<html><head><title/></head><body><p>一&nbsp;二&mdash;</p><p/><p><![CDATA[<三>]]></p></body></html>',
      'xhtml',
    );
    expect([...findElements(root, 'p')].map(textOf)).toEqual(['一 二—', '', '<三>']);
  });

  it('flattens what is nested beyond reason', () => {
    const root = parseMarkup('<b>'.repeat(900) + '潮' + '</b>'.repeat(900), 'xml');
    expect(textOf(root)).toBe('潮');
  });

  it('refuses what is nested to do harm', () => {
    expect(() => parseMarkup('<b>'.repeat(300_000), 'xhtml')).toThrow('nests its elements');
  });

  it('takes a document of 2,500 chapters with a hundred paragraphs each', () => {
    const body = parseMarkup('<p>文</p>'.repeat(250_000), 'xhtml');
    expect(body.children).toHaveLength(250_000);
  });

  it('refuses an element of more than a thousand attributes, however many elements have some', () => {
    expect(() => parseMarkup(`<p ${attributes(1_000_000)}>潮</p>`, 'xhtml')).toThrow('too many attributes');
    expect(() => parseMarkup(`<p ${'a="b" '.repeat(1_000_000)}>潮</p>`, 'xml')).toThrow('too many attributes');
    expect(parseMarkup(`<p ${attributes(1000)}>潮</p>`.repeat(3), 'xhtml').children).toHaveLength(3);
  });

  it('refuses more than a million elements', () => {
    expect(() => parseMarkup('<b/>'.repeat(1_000_001), 'xml')).toThrow('too many elements');
  });

  it.each([
    '<!DOCTYPE html><p>潮</p>',
    '<!DOCTYPE x [<!ENTITY a "b">]><p>潮</p>',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://a.test/x.dtd"><p>潮</p>',
  ])('leaves out the document type: %s', (text) => {
    expect(textOf(parseMarkup(text, 'xhtml'))).toBe('潮');
  });
});

describe('textOf', () => {
  it('leaves out readings over characters and what is never shown', () => {
    expect(textOf(parseMarkup('<p>忍<ruby>冬<rt>dōng</rt></ruby>  花<br/>开<script>x</script></p>', 'xhtml'))).toBe(
      '忍冬 花 开',
    );
  });
});

describe('decodeXml', () => {
  it('goes by the mark, then by what the document declares', () => {
    const xml = '<?xml version="1.0" encoding="gb2312"?><p>潮</p>';
    const gb = Buffer.concat([
      Buffer.from(xml.slice(0, xml.indexOf('潮'))),
      Buffer.from([0xb3, 0xb1]),
      Buffer.from('</p>'),
    ]);
    expect(decodeXml(gb)).toBe(xml);
    expect(decodeXml(Buffer.from('\ufeff<p>潮</p>', 'utf16le'))).toBe('<p>潮</p>');
    expect(decodeXml(Buffer.from('<?xml version="1.0" encoding="klingon"?><p>潮</p>'))).toContain('潮');
  });
});
