import { describe, expect, it } from 'vitest';
import { cleanMarkup } from './cleanMarkup.ts';
import { linkOf } from './linkOf.ts';

/** The link of the first anchor in some markup of chapter c1, cleaned as a book's is. */
function linkIn(markup: string): ReturnType<typeof linkOf> {
  const content = cleanMarkup(window, markup, () => undefined);
  const anchor = content.querySelector('a');
  if (!anchor) throw new Error('the markup has no anchor');
  return linkOf(anchor, 'c1');
}

describe('a link of a book', () => {
  it.each([
    ['inside the chapter', '<a href="#e-x">x</a>', { chapterId: 'c1', fragment: 'e-x' }],
    ['to a place of another chapter', '<a href="#c7/e-x">x</a>', { chapterId: 'c7', fragment: 'e-x' }],
    ['to a chapter', '<a href="#c7/">x</a>', { chapterId: 'c7', fragment: '' }],
    [
      'to a chapter with a long id',
      '<a href="#123456789/e-a.b-c">x</a>',
      { chapterId: '123456789', fragment: 'e-a.b-c' },
    ],
  ])('%s says where it leads', (_, markup, target) => {
    expect(linkIn(markup)).toEqual({ ...target, isNote: false });
  });

  it.each([
    ['out of the book', '<a href="https://example.org/">x</a>'],
    ['by a script', '<a href="javascript:alert(1)">x</a>'],
    ['to an address of ours', '<a href="/top-up">x</a>'],
    ['to nothing', '<a>x</a>'],
    ['to the top', '<a href="#">x</a>'],
  ])('%s is none', (_, markup) => {
    expect(linkIn(markup)).toBeUndefined();
  });

  it.each([
    ['by the importer', '<a data-note="ref" href="#c7/e-n">1</a>'],
    ['by epub 3', '<a epub:type="noteref" href="#c7/e-n">1</a>'],
    ['by its role', '<a role="doc-noteref" href="#c7/e-n">1</a>'],
    ['by standing high', '<sup><a href="#c7/e-n">1</a></sup>'],
    ['by holding what stands high', '<a href="#c7/e-n"><sup>1</sup></a>'],
  ])('marked %s refers to a note', (_, markup) => {
    expect(linkIn(markup)?.isNote).toBe(true);
  });

  it('inside a note leads back, and to a whole chapter is no note', () => {
    expect(linkIn('<aside data-note="body"><sup><a href="#c1/e-r">↩</a></sup></aside>')?.isNote).toBe(false);
    expect(linkIn('<a data-note="ref" href="#c7/">7</a>')?.isNote).toBe(false);
  });
});
