import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markupLines } from './markupLines.ts';

describe('the words of a chapter in markup', () => {
  it.each([
    ['<h1>第一章</h1><p>灯<em>亮</em>了。</p><p>山里\n  没有人。</p>', ['第一章', '灯亮了。', '山里 没有人。']],
    ['一<br/>二<hr>三', ['一', '二', '三']],
    ['<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字', ['漢字']],
    ['<style>p > a {}</style><p>灯</p><script>alert("<p>")</script>', ['灯']],
    ['灯<rt>a<rt>b</rt>火', ['灯火']],
    ['灯<svg/>火', ['灯火']],
    ['灯</script>火<p>山', ['灯火', '山']],
    ['<p>1 &lt; 2 &amp;amp; &#x706F;&#28779;&nbsp;&unknown;</p>', ['1 < 2 &amp; 灯火 &unknown;']],
    ['<!-- <p>x</p> --><p>灯</p><!-- open', ['灯']],
    ['<p>a < b</p>', ['a < b']],
    ['<img src="a.png" alt="灯"/><p></p>', []],
    ['', []],
    ['&#0;&#x110000;', ['\uFFFD\uFFFD']],
  ])('of %j are %j', (markup, lines) => {
    expect(markupLines(markup)).toEqual(lines);
  });

  it('hold every word of a text that was escaped, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
        const words = text.replace(/\s+/g, ' ').trim();
        expect(markupLines(`<p>${escaped}</p>`)).toEqual(words === '' ? [] : [words]);
      }),
    );
  });

  it('take time in proportion to the markup, also where it is broken on purpose', () => {
    const startedMs = performance.now();
    for (const piece of ['<', '<a', '<!--', '&', '&#', '<style>', '<rt>']) markupLines(piece.repeat(200_000));
    expect(performance.now() - startedMs).toBeLessThan(3000);
  });
});
