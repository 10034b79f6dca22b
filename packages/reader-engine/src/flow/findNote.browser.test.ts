import { describe, expect, it } from 'vitest';
import { findNote } from './findNote.ts';

function noteAt(markup: string): ReturnType<typeof findNote> {
  const content = document.createRange().createContextualFragment(markup);
  const target = content.querySelector('#n');
  if (!target) throw new Error('the markup has no element #n');
  return findNote(target, 'flow-9');
}

describe('the note around an element', () => {
  it.each([
    [
      'that the book says is one',
      '<div data-note="body"><p><a id="n">1</a> 此处。</p><p>又及。</p></div>',
      '1 此处。又及。',
    ],
    ['aside', '<aside><p id="n">此处。</p></aside>', '此处。'],
    ['item of a list', '<ol><li>前。</li><li><p><span id="n"></span>此处。</p></li></ol>', '此处。'],
    ['explanation', '<dl><dt>词</dt><dd id="n">此处。</dd></dl>', '此处。'],
    ['paragraph', '<p>前。</p><p><a id="n">①</a>此处。</p><p>后。</p>', '①此处。'],
    ['element itself', '<span id="n">此处。</span>', '此处。'],
  ])('is the %s', (_, markup, text) => {
    expect(noteAt(markup)?.text).toBe(text);
  });

  it('is undefined for an element without words', () => {
    expect(noteAt('<p id="n"> </p>')).toBeUndefined();
  });

  it('is written under the book’s own css, as text that leads nowhere, in place of what was there', () => {
    const into = document.createElement('div');
    into.textContent = '上一条';
    noteAt('<aside id="n"><a href="#back">↩</a><b>此处</b></aside>')?.fill(into);
    expect(into.innerHTML).toBe('<div class="flow-9"><aside id="n"><a>↩</a><b>此处</b></aside></div>');
  });

  it('can be written more than once', () => {
    const note = noteAt('<aside id="n">此处。</aside>');
    const [one, other] = [document.createElement('div'), document.createElement('div')];
    note?.fill(one);
    note?.fill(other);
    expect(one.innerHTML).toBe(other.innerHTML);
  });
});
