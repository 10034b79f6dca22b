import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMarkup, ID_PREFIX } from './cleanMarkup.ts';

const addressOf = (name: string): string | undefined =>
  name.startsWith('1001/') ? `/content/free/${name}` : undefined;

const clean = (markup: string): string => {
  const holder = document.createElement('div');
  holder.appendChild(cleanMarkup(window, markup, addressOf));
  return holder.innerHTML;
};

describe('cleaning markup', () => {
  it('keeps what books are made of', () => {
    const page =
      '<h1>第一章</h1><p class="first">他<em>说</em>：<ruby>漢<rt>かん</rt></ruby></p><img alt="图" src="/files/1.png">';
    expect(clean(page)).toBe(page);
  });

  it.each([
    ['scripts', '<script>alert(1)</script><p>文</p>', '<p>文</p>'],
    ['handlers', '<p onclick="alert(1)">文</p>', '<p>文</p>'],
    ['frames', '<iframe src="https://example.org"></iframe><p>文</p>', '<p>文</p>'],
    ['styles', '<style>p{color:red}</style><p style="position:fixed">文</p>', '<p>文</p>'],
    ['forms', '<form action="/x"><input name="a"><p>文</p></form>', '<p>文</p>'],
    ['script addresses', '<a href="javascript:alert(1)">文</a>', '<a>文</a>'],
    ['addresses of other hosts without a scheme', '<img alt="" src="//example.org/x.png">', '<img alt="">'],
    ['drawings with scripts', '<svg><script>alert(1)</script></svg><p>文</p>', '<p>文</p>'],
    ['drawings in an address', `<img alt="" src="data:image/svg+xml,${encodeURIComponent('<svg/>')}">`, '<img alt="">'],
    ['the same spelled oddly', '<img alt="" src=" DATA:image/SVG+xml;base64,PHN2Zy8+">', '<img alt="">'],
    ['links that leave the book', '<a href="https://example.org/">文</a>', '<a>文</a>'],
    ['links to a path', '<a href="#a/b/c">文</a><a href="/book/1">章</a>', '<a>文</a><a>章</a>'],
    ['notes of no kind that we know', '<p data-note="x" data-other="ref">文</p>', '<p>文</p>'],
  ])('drops %s', (_, markup, kept) => {
    expect(clean(markup)).toBe(kept);
  });

  it('keeps ids apart from those of the page, and links inside the chapter at them', () => {
    expect(clean('<a href="#note1">注</a><p id="note1">文</p>')).toBe(
      `<a href="?#${ID_PREFIX}note1">注</a><p id="${ID_PREFIX}note1">文</p>`,
    );
  });

  it('keeps links to other chapters, and the roles of notes', () => {
    const page =
      '<a data-note="ref" href="#3081/e-fn1">注</a><a href="#3081/">章</a><aside data-note="body">文</aside>';
    expect(clean(page)).toBe(page.replaceAll('"#3081', '"?#3081'));
  });

  it('finds pictures that the book names by itself, and drops names that lead nowhere', () => {
    expect(clean('<img alt="" src="1001/1/img/a.png">')).toBe('<img alt="" src="/content/free/1001/1/img/a.png">');
    expect(clean('<img alt="" src="../../secret.png">')).toBe('<img alt="">');
  });

  it('gives pictures without a description an empty one', () => {
    expect(clean('<img src="/a.png">')).toBe('<img src="/a.png" alt="">');
  });

  it('makes of markup that is nested without end a tree that a page can draw', () => {
    const content = cleanMarkup(window, `${'<div><em>'.repeat(5000)}文`, addressOf);
    let depth = 0;
    for (let node: Node | null = content; node; node = node.firstChild) depth += 1;
    expect(depth).toBeLessThan(600);
    expect(content.textContent).toBe('文');
  });

  it('lets nothing through but the list, whatever it is given', () => {
    const tag = fc.constantFrom(
      'p',
      'script',
      'img',
      'svg',
      'math',
      'a',
      'iframe',
      'style',
      'object',
      'template',
      'noscript',
    );
    const attribute = fc.constantFrom(
      ' onload=alert(1)',
      ' src="javascript:alert(1)"',
      ' href="data:text/html,x"',
      ' src="data:text/html,x"',
      ' style="x"',
      ' srcdoc="<p>"',
      '',
    );
    const piece = fc.oneof(
      fc.tuple(tag, attribute).map(([name, extra]) => `<${name}${extra}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom('文', '<!--', '-->', '<![CDATA[', '"', "'", '&lt;'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const holder = document.createElement('div');
        holder.appendChild(cleanMarkup(window, pieces.join(''), addressOf));
        for (const element of Array.from(holder.querySelectorAll('*'))) {
          expect(['P', 'IMG', 'A']).toContain(element.tagName);
          expect(element.getAttributeNames().every((name) => ['src', 'href', 'alt'].includes(name))).toBe(true);
          expect(element.outerHTML).not.toMatch(/javascript:|data:(?!image)/i);
        }
      }),
      { numRuns: 300 },
    );
  });
});
