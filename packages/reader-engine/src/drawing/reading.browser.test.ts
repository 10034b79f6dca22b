import { books } from 'virtual:sample-books';
import { placeAt } from '@shuye/core-domain/progress';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPrepareChapter } from '../flow/createPrepareChapter.ts';
import { isForbiddenAtEnd, isForbiddenAtStart } from '../layout/lineEnds.ts';
import { chaptersOf } from '../testing/chaptersOf.ts';
import { isEndlessRow } from '../testing/isEndlessRow.ts';
import { isInSight } from '../testing/isInSight.ts';
import { aReaderStyle, aStage } from '../testing/mountView.ts';
import { openReader, settled } from '../testing/openReader.ts';
import { overhang } from '../testing/overhang.ts';
import { propertyRuns } from '../testing/propertyRuns.ts';
import { prose } from '../testing/prose.ts';
import { characterAt, readingChange, readingChanger } from '../testing/readingChanges.ts';
import { visibleLeaf } from '../testing/visibleLeaf.ts';
import { createPagedView } from '../paged/createPagedView.ts';
import { createScrollView } from '../scroll/createScrollView.ts';
import type { ReaderView } from './ReaderView.ts';

const CHAPTERS = 4;
const SEQUENCES = 60;
const THEMES = ['#fff', '#1b1b1d', '#f4ecd8'];

const change = fc.oneof(
  { weight: 2, arbitrary: readingChange },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('style' as const),
      fontSize: fc.integer({ min: 14, max: 32 }),
      isSong: fc.boolean(),
      columns: fc.constantFrom(1 as const, 2 as const),
      punctuationCompression: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('width' as const), width: fc.integer({ min: 320, max: 1440 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('theme' as const), colour: fc.constantFrom(...THEMES) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('view' as const), isPaged: fc.boolean() }) },
);

/** The chapter after it once shrank when it was whole, which pulled the scroll along. */
const SHRUNK: [string, number, Array<typeof change extends fc.Arbitrary<infer Step> ? Step : never>] = [
  '山山山山山山\n山山山山山👨‍👩‍👧山\n山山山山山山山山山山山\n山100%山山',
  206,
  [
    { kind: 'view', isPaged: false },
    { kind: 'style', fontSize: 26, isSong: false, columns: 1, punctuationCompression: false },
    { kind: 'script', script: 'shorter' },
    { kind: 'style', fontSize: 14, isSong: false, columns: 1, punctuationCompression: false },
  ],
];

/** Longer than a scroll takes to have come to rest, and the reader to hear of it. */
const rested = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))));

describe('the place as a page draws it', () => {
  it('never drifts in an unchanged text, whatever is done to the page', async () => {
    const prepare = createPrepareChapter(document);
    await fc.assert(
      fc.asyncProperty(
        prose.filter((text) => text.length > 40),
        fc.nat(5000),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        async (text, raw, changes) => {
          const savedPlace = placeAt('c2', text, characterAt(text, raw % text.length));
          const opened = await openReader({
            chapters: CHAPTERS,
            paginate: undefined,
            start: { savedPlace },
            prepare,
            prepareSource: (source) => source.answer('c2', text),
          });
          const apply = readingChanger(opened, CHAPTERS, prepare);
          const stage = aStage(opened.reader, { width: 390 });
          const create = (isPaged: boolean): ReaderView =>
            isPaged
              ? createPagedView({ ...stage.options, mode: 'slide', swipes: true })
              : createScrollView(stage.options);
          const expectPlace = (): void => {
            const { chapter, place } = opened.reading();
            expect(place).toEqual(savedPlace);
            const shown = chapter.status === 'ready' ? chapter.content.shown : undefined;
            const offset = shown?.toShown(place.offset) ?? place.offset;
            expect(isInSight(stage.element, { words: shown?.text ?? text, offset })).toBe(true);
          };
          let isPaged = true;
          let view = create(isPaged);
          for (const step of changes) {
            if (step.kind === 'style') {
              const fontFamily = step.isSong ? '"Noto Serif CJK SC", serif' : '"Noto Sans CJK SC", sans-serif';
              view.setStyle(aReaderStyle({ ...step, fontFamily }));
            } else if (step.kind === 'width') {
              stage.element.style.width = `${step.width}px`;
              window.dispatchEvent(new Event('resize'));
            } else if (step.kind === 'theme') {
              stage.element.style.background = step.colour;
            } else if (step.kind === 'view') {
              view.destroy();
              ({ isPaged } = step);
              view = create(isPaged);
            } else {
              await apply(step);
            }
            await settled();
            expectPlace();
          }
          if (!isPaged) {
            await rested();
            expectPlace();
          }
          view.destroy();
          opened.reader.close();
        },
      ),
      { numRuns: propertyRuns(SEQUENCES, 5 * SEQUENCES), examples: [SHRUNK] },
    );
  }, 180_000);
});

describe.each(books)('$name, drawn', ({ text }) => {
  const chapters = chaptersOf(text);
  const read = [...new Set([0, Math.floor(chapters.length / 2)])].map((at) => chapters[at] ?? '');

  it.each([16, 23])(
    'in %i px, has no line wider than its column and none that begins or ends badly',
    async (fontSize) => {
      const { reader, reading, source } = await openReader({ chapters: read.length, paginate: undefined });
      read.forEach((chapter, at) => source.answer(`c${at + 1}`, chapter));
      await reader.refresh();
      await settled();
      const stage = aStage(reader, { style: aReaderStyle({ fontSize }) });
      const view = createPagedView({ ...stage.options, mode: 'none', swipes: false });
      const seen = new Set<string>();
      const bad: string[] = [];
      while (reader.getState().status === 'reading') {
        if (reading().chapter.status !== 'ready') await settled();
        for (const paragraph of Array.from(visibleLeaf(stage.element)?.querySelectorAll('p') ?? [])) {
          const lines = Array.from(paragraph.children).filter((line) => line instanceof HTMLElement);
          lines.forEach((line, at) => {
            const words = line.textContent ?? '';
            const before = lines[at - 1]?.textContent ?? '';
            const isRow = at > 0 && isEndlessRow(before, words);
            const startsBadly = at > 0 && !isRow && isForbiddenAtStart(words);
            const endsBadly = at + 1 < lines.length && isForbiddenAtEnd(words.trimEnd().slice(-1));
            if (overhang(line) > 0.5 || startsBadly || endsBadly) bad.push(words);
          });
          seen.add(paragraph.textContent ?? '');
        }
        reader.next();
      }
      expect(bad).toEqual([]);
      expect(seen.size).toBeGreaterThan(5);
      view.destroy();
    },
  );
});
