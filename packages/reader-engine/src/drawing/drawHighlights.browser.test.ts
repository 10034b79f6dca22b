import { afterEach, describe, expect, it } from 'vitest';
import type { DrawnText } from './DrawnText.ts';
import { fromSource } from './DrawnText.ts';
import { drawHighlights } from './drawHighlights.ts';
import type { Highlight } from './ReaderView.ts';

afterEach(() => {
  document.body.textContent = '';
});

function aSurface(): HTMLElement {
  const surface = document.createElement('section');
  surface.style.cssText = 'position:absolute;z-index:0;left:50px;top:20px;width:300px;height:400px';
  surface.innerHTML = '<p>山中灯火</p>';
  document.body.appendChild(surface);
  return surface;
}

/** Text whose characters are squares of 10 px, thirty in a row, at the surface's corner. */
const grid = (chapterId: string): DrawnText => ({
  chapterId,
  parts: () => [],
  boxesOf: (from, to) => [new DOMRect(50 + from * 10, 20, (to - from) * 10, 10)],
});

const part = (change: Partial<Highlight> = {}): Highlight => ({
  chapterId: 'c1',
  offset: 2,
  length: 3,
  kind: 'speech',
  ...change,
});

const marksOn = (surface: HTMLElement): HTMLElement[] =>
  Array.from(surface.querySelectorAll<HTMLElement>('[data-highlight]'));

describe('highlights on a surface', () => {
  it('that flows with others lie on its words, between it and its text', () => {
    const surface = aSurface();
    surface.style.cssText = 'margin:20px 0 0 50px;width:300px;height:400px';
    drawHighlights(surface, grid('c1'), [part()]);
    const [mark] = marksOn(surface);
    const frame = surface.getBoundingClientRect();
    expect(mark?.getBoundingClientRect().left).toBeCloseTo(50 + 20 - 1, 0);
    expect((mark?.getBoundingClientRect().top ?? 0) - frame.top).toBeCloseTo(20 - frame.top - 1, 0);
    expect(getComputedStyle(surface).zIndex).toBe('0');
  });

  it('lie where their words are, whatever the surface lies at, and say what they are for', () => {
    const surface = aSurface();
    drawHighlights(surface, grid('c1'), [part(), part({ offset: 10, kind: 'search' })]);
    const [speech, search] = marksOn(surface);
    expect([speech?.dataset['highlight'], search?.dataset['highlight']]).toEqual(['speech', 'search']);
    expect(speech?.getBoundingClientRect().toJSON()).toMatchObject({ left: 69, top: 19, width: 32, height: 12 });
  });

  it('lie below the text and take no taps', () => {
    const surface = aSurface();
    drawHighlights(surface, grid('c1'), [part({ offset: 0, length: 20 })]);
    const [mark] = marksOn(surface);
    const box = mark?.getBoundingClientRect();
    expect(document.elementFromPoint((box?.left ?? 0) + 5, (box?.top ?? 0) + 5)).not.toBe(mark);
    expect(surface.textContent).toBe('山中灯火');
  });

  it('take the colour of the reader’s theme', () => {
    const surface = aSurface();
    surface.style.setProperty('--reader-highlight', 'rgb(1, 2, 3)');
    drawHighlights(surface, grid('c1'), [part()]);
    const [mark] = marksOn(surface);
    expect(mark && getComputedStyle(mark).backgroundColor).toBe('rgb(1, 2, 3)');
  });

  it('are drawn anew each time, in one layer', () => {
    const surface = aSurface();
    for (let time = 0; time < 3; time++) drawHighlights(surface, grid('c1'), [part()]);
    expect(marksOn(surface)).toHaveLength(1);
    expect(surface.querySelectorAll('[data-highlights]')).toHaveLength(1);
  });

  it('are not drawn for another chapter, for no text, or beside the surface', () => {
    const surface = aSurface();
    drawHighlights(surface, grid('c2'), [part()]);
    drawHighlights(surface, undefined, [part()]);
    expect(marksOn(surface)).toEqual([]);
    drawHighlights(surface, grid('c1'), [part({ offset: 40 })]);
    expect(marksOn(surface)).toEqual([]);
  });

  it('of a converted text are found by the source', () => {
    const shown = {
      text: '',
      title: '',
      toSource: (offset: number) => offset / 2,
      toShown: (offset: number) => offset * 2 + 1,
    };
    const [box] = fromSource(grid('c1'), shown).boxesOf(2, 5);
    expect(box?.toJSON()).toMatchObject({ left: 50 + 40, width: 60 });
    expect(fromSource(grid('c1'), shown).boxesOf(0, 1)[0]?.left).toBe(50);
  });
});
