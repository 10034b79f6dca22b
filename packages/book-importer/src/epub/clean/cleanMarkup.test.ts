import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findElement } from '../xml/findElements.ts';
import { parseMarkup } from '../xml/parseMarkup.ts';
import { ALLOWED } from './allowedMarkup.ts';
import { cleanMarkup } from './cleanMarkup.ts';

function clean(body: string): { markup: string; leftOut: string[] } {
  const root = parseMarkup(`<html><body>${body}</body></html>`, 'xhtml');
  const leftOut: string[] = [];
  const markup = cleanMarkup(findElement(root, 'body') ?? root, {
    link: (href) => (href.startsWith('#') ? `#0/e-${href.slice(1)}` : undefined),
    picture: (href) => (href.startsWith('http') ? undefined : `img/${href}`),
    drawing: () => 'img/drawing.svg',
    styleClass: () => 'e-s1',
    leftOut: (what) => leftOut.push(what),
  });
  return { markup, leftOut };
}

describe('cleanMarkup', () => {
  it('keeps the markup of books', () => {
    const body =
      '<h2>木箱</h2><p>潮<ruby>汐<rp>（</rp><rt>xī</rt><rp>）</rp></ruby><em>大</em><br><sup>1</sup></p><blockquote lang="zh">诗</blockquote>' +
      '<table><tbody><tr><td colspan="2">格</td></tr></tbody></table><ol start="98"><li>一</li></ol><hr><figure><figcaption>图</figcaption></figure>';
    expect(clean(body).markup.replace(/\n/g, '')).toBe(body);
  });

  it.each([
    ['<p dir="rtl">שלום<span dir="ltr">abc</span></p>', '<p dir="rtl">שלום<span dir="ltr">abc</span></p>'],
    ['<p><bdi>שלום</bdi><bdo dir="RTL">abc</bdo></p>', '<p><span>שלום</span><span dir="rtl">abc</span></p>'],
    ['<blockquote dir=" auto"><p dir="up">潮</p></blockquote>', '<blockquote dir="auto"><p>潮</p></blockquote>'],
  ])('keeps in which direction a book says that its words run: %s', (body, expected) => {
    expect(clean(body).markup.replace(/\n/g, '')).toBe(expected);
  });

  it.each([
    ['<p>潮</p><p>水</p>', '潮\n水'],
    ['<div><p>潮</p></div><p>水</p>', '潮\n水'],
    ['<div>潮<p>水</p>汐</div>', '潮\n水\n汐'],
    ['<div><b>潮</b><p>水</p></div>', '潮\n水'],
    ['<p>潮<br/>水</p>', '潮\n水'],
    ['<ul><li>潮<ol><li>水</li></ol></li><li>汐</li></ul>', '潮\n水\n汐'],
    ['<table><tr><td>潮</td><td>水</td></tr></table>', '潮\n水'],
    ['<p>潮<b>水</b><i>汐</i></p>', '潮水汐'],
    ['<p>潮</p>\n<p>水</p>', '潮\n水'],
  ])('ends lines between the words of %s', (body, words) => {
    const { markup } = clean(body);
    expect(
      markup
        .replace(/<[^>]*>/g, '')
        .replace(/\n+/g, '\n')
        .trim(),
    ).toBe(words);
    const again = clean(markup.replace(/<br>/g, '<br/>')).markup;
    expect(again).toBe(markup);
  });

  it.each([
    ['<p onclick="x()">潮</p>', '<p>潮</p>'],
    ['<ol start="1e9"><li>潮</li></ol><p start="2">汐</p>', '<ol><li>潮</li>\n</ol>\n<p>汐</p>'],
    ['<p>潮<script>alert(1)</script></p>', '<p>潮</p>'],
    ['<p>潮</p><style>p{}</style>', '<p>潮</p>'],
    ['<iframe src="x"/><p>潮</p>', '<p>潮</p>'],
    ['<p><a href="javascript:alert(1)">潮</a></p>', '<p><a>潮</a></p>'],
    ['<p>潮<img src="http://a.test/x.png" onerror="x()"/></p>', '<p>潮</p>'],
    ['<form><input value="x"/></form><p>潮</p>', '<p>潮</p>'],
    ['<article><font color="red">潮</font></article>', '<section><span>潮</span></section>'],
    ['<x-odd>潮<b>水</b></x-odd>', '潮<b>水</b>'],
    ['<p>1 &lt; 2 &amp; "三"</p>', '<p>1 &lt; 2 &amp; &quot;三&quot;</p>'],
    ['<q>潮</q>', '“潮”'],
    ['<math alttext="x²"><mi>x</mi></math>', '<span>x²</span>'],
    ['<math><msup><mi>x</mi><mn>2</mn></msup></math>', '<span>x<sup>2</sup></span>'],
    ['<math display="block"><mi>x</mi></math>潮', '<span>x</span><br>\n潮'],
    ['<math altimg="x.png"><mi>x</mi></math>', '<img src="img/x.png" alt="x">'],
    ['<math altimg="http://a.test/x.png"><mi>x</mi></math>', '<span>x</span>'],
    ['<object data="a.png"><p>代</p></object>', '<img src="img/a.png" alt="">'],
    ['<svg><image xlink:href="a.png"/></svg>', '<img src="img/a.png" alt="">'],
    ['<pre>一\n  二</pre>', '<pre>一\n  二</pre>'],
  ])('turns %s into %s', (body, markup) => {
    expect(clean(body).markup).toBe(markup);
  });

  it('keeps ids and names of anchors under a prefix, and only plain classes', () => {
    expect(clean('<p id="location" class="a <b 正文">潮</p>').markup).toBe('<p id="e-location" class="a 正文">潮</p>');
    expect(clean('<a name="x">潮</a>').markup).toBe('<a id="e-x">潮</a>');
  });

  it.each([
    ['<img class="qqreader-footnote" src="n.png" alt="指山中。"/>'],
    ['<img class="epub-footnote" zy-footnote="指山中。" src="n.png" alt="注释"/>'],
  ])('makes a note of the words that %s hides', (picture) => {
    expect(clean(`<p>潮${picture}水${picture.replace('指山中', '指水边')}</p>`).markup).toBe(
      '<p>潮<a data-note="ref" href="#note-1"><img src="img/n.png" alt="注"></a>水' +
        '<a data-note="ref" href="#note-2"><img src="img/n.png" alt="注"></a></p>\n<hr>\n' +
        '<aside id="note-1" data-note="body">指山中。</aside>\n<aside id="note-2" data-note="body">指水边。</aside>',
    );
  });

  it('leads to a hidden note by words where its picture is gone, and leaves one that says nothing', () => {
    expect(clean('<p>潮<img class="qqreader-footnote" src="http://a" alt="指山中。"/></p>').markup).toBe(
      '<p>潮<a data-note="ref" href="#note-1"><span>注</span></a></p>\n<hr>\n<aside id="note-1" data-note="body">指山中。</aside>',
    );
    expect(clean('<p>潮<img class="qqreader-footnote" src="n.png" alt=" "/></p>').markup).toBe(
      '<p>潮<img src="img/n.png" alt=" " class="qqreader-footnote"></p>',
    );
  });

  it('names a reference to a note that is a picture without words', () => {
    expect(clean('<p>潮<a class="duokan-footnote" href="#n"><img src="n.png" alt=""/></a></p>').markup).toBe(
      '<p>潮<a class="duokan-footnote" data-note="ref" href="#0/e-n"><img src="img/n.png" alt="注"></a></p>',
    );
  });

  it('counts what it leaves out', () => {
    expect(clean('<script>1</script><audio src="a"/><video/>').leftOut).toEqual(['scripts', 'sounds', 'films']);
  });

  it('gives nothing but the allow-list, whatever it is given', () => {
    const names = fc.constantFrom(
      'p',
      'script',
      'svg',
      'math',
      'style',
      'a',
      'img',
      'iframe',
      'template',
      'td',
      'x',
      'title',
      'textarea',
      'noscript',
    );
    const attributes = fc.constantFrom(
      '',
      ' onerror="x()"',
      ' href="javascript:x"',
      ' src="http://a"',
      ' style="position:fixed"',
      ' id="a"',
      ' xlink:href="x"',
      ' class="&quot;&gt;"',
    );
    const texts = fc.constantFrom(
      '潮',
      '<',
      '>',
      '"',
      '<!--',
      '-->',
      ']]>',
      '<![CDATA[',
      '</p>',
      '&lt;script&gt;',
      '&#60;',
      '\0',
    );
    const piece = fc.oneof(
      texts,
      fc.tuple(names, attributes).map(([name, rest]) => `<${name}${rest}>`),
      names.map((name) => `</${name}>`),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { markup } = clean(pieces.join(''));
        for (const [, name = ''] of markup.matchAll(/<\/?([^\s>]*)/g)) expect(ALLOWED.has(name)).toBe(true);
        for (const [, name] of markup.matchAll(/\s([\w-]+)="/g))
          expect([
            'id',
            'class',
            'lang',
            'title',
            'data-note',
            'colspan',
            'rowspan',
            'start',
            'href',
            'src',
            'alt',
          ]).toContain(name);
        expect(markup).not.toMatch(/="(?:javascript|http):/);
      }),
      { numRuns: 500 },
    );
  });
});
