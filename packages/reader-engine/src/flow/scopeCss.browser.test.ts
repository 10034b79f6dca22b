import { describe, expect, it } from 'vitest';
import { ID_PREFIX } from './cleanMarkup.ts';
import { scopeCss } from './scopeCss.ts';

const scope = (css: string): string => scopeCss(document, css, '.book');

describe('scoping css', () => {
  it('binds every rule to the chapter [READER-49]', () => {
    expect(scope('p.first, h1 em { text-indent: 0 }')).toBe('.book p.first,.book h1 em{text-indent:0px}');
    expect(scope('body { text-align: center }')).toBe('.book{text-align:center}');
    expect(scope('html body p { font-style: italic }')).toContain('.book');
  });

  it('keeps ids where the cleaned markup has them', () => {
    expect(scope('#note { font-weight: bold }')).toBe(`.book #${ID_PREFIX}note{font-weight:bold}`);
  });

  it.each([
    ['positions', 'p { position: fixed; top: 0 }'],
    ['colours that a theme would drown', 'p { color: black; background: white }'],
    ['pictures from elsewhere', 'p { background: url(https://example.org/x.png); list-style-type: url(x) }'],
    ['imports', '@import "https://example.org/x.css";'],
    ['fonts', '@font-face { font-family: x; src: url(x.woff) }'],
    ['sizes that ignore the reader’s own', 'p { font-size: 9px; line-height: 10px }'],
    ['pseudo elements', 'p::before { font-weight: bold }'],
    ['attribute selectors', 'a[href^="x"] { font-weight: bold }'],
    ['lines that end nowhere', 'p { white-space: nowrap }'],
    ['line ends, which the import has joined', 'p { white-space: pre-line }'],
    ['negative margins', 'p { margin-left: -500px }'],
    ['variables', 'p { text-indent: var(--x) }'],
    ['selectors of more steps than a page can match', `${'b '.repeat(400)}p { font-weight: bold }`],
    ['all neighbours behind an element, which a page matches in minutes', 'h1 ~ p { font-weight: bold }'],
    ['neighbours in a row without end', `${'b~'.repeat(20)}p { font-weight: bold }`],
    ['sheets longer than several books', `p { font-weight: bold } /*${'x'.repeat(600_000)}*/`],
  ])('drops %s', (_, css) => {
    expect(scope(css)).toBe('');
  });

  it('keeps no more than 500 selectors of several steps, each of which may be tried on each element, and all simple ones', () => {
    const rules = Array.from(
      { length: 2000 },
      (_, at) => `.c${at} { font-weight: bold } .a + p.d${at} { font-weight: bold }`,
    );
    const scoped = scope(rules.join('\n'));
    expect(scoped.match(/\.book \.c\d+\{/g)).toHaveLength(2000);
    expect(scoped.match(/\.a ?\+/g)).toHaveLength(500);
  });

  it.each([
    ['p { margin-left: 10em }', '.book p{margin-left:10em;margin-left:min(10em,40%)}'],
    ['p { padding-right: 3em }', '.book p{padding-right:3em;padding-right:min(3em,40%)}'],
    ['p { text-indent: 12em }', '.book p{text-indent:12em;text-indent:min(12em,40%)}'],
    ['p { margin-left: 90% }', '.book p{margin-left:40%}'],
    ['p { margin-left: 20% }', '.book p{margin-left:20%}'],
    ['p { margin-left: auto }', '.book p{margin-left:auto}'],
    ['p { padding-left: 1em }', '.book p{padding-left:1em}'],
    ['p { margin-top: 10em }', '.book p{margin-top:10em}'],
  ])('leaves room for words beside a blank: %s', (css, scoped) => {
    expect(scope(css)).toBe(scoped);
  });

  it('keeps sizes that follow the reader’s own', () => {
    expect(scope('small { font-size: 0.8em }')).toBe('.book small{font-size:0.8em}');
  });
});
