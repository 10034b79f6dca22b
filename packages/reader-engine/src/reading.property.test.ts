import { placeAt } from '@shuye/core-domain/progress';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareText } from './chapters/prepareText.ts';
import { spreadPages } from './place/spreadPages.ts';
import type { Paginate } from './Reader.ts';
import { fixedPaginate, openReader } from './testing/openReader.ts';
import { propertyRuns } from './testing/propertyRuns.ts';
import { prose } from './testing/prose.ts';
import { characterAt, readingChange, readingChanger } from './testing/readingChanges.ts';

const CHAPTERS = 5;
/** Sequences of up to twenty changes. */
const RUNS = 600;
const DEEP_RUNS = 10_000;

const inColumns = (paginate: Paginate, columns: number): Paginate => {
  const made = new WeakMap<object, ReturnType<Paginate>>();
  return (ready) => {
    const pages = made.get(ready) ?? spreadPages(paginate(ready), columns);
    made.set(ready, pages);
    return pages;
  };
};

describe('the place', () => {
  it('never drifts in an unchanged text, whatever is done to its layout, list or script', async () => {
    await fc.assert(
      fc.asyncProperty(
        prose.filter((text) => text.length > 20),
        fc.nat(5000),
        fc.array(readingChange, { minLength: 1, maxLength: 20 }),
        async (text, raw, changes) => {
          const savedPlace = placeAt('c2', text, characterAt(text, raw % text.length));
          const opened = await openReader({
            chapters: CHAPTERS,
            start: { savedPlace },
            prepareSource: (source) => source.answer('c2', text),
          });
          const { reader, reading } = opened;
          const apply = readingChanger(opened, CHAPTERS, prepareText);

          for (const step of changes) {
            if (step.kind === 'layout') {
              const { ems, lines, columns, punctuationCompression } = step;
              const style = { column: ems * 16, height: lines * 30, punctuationCompression };
              reader.setPaginate(inColumns(fixedPaginate(style), columns));
            }
            if (step.kind === 'mode') reader.setPaginate(step.isPaged ? fixedPaginate() : undefined);
            await apply(step);
            expect(reading().place).toEqual(savedPlace);
            expect(reading().chapter.chapter.chapterId).toBe('c2');
          }
          reader.close();
        },
      ),
      { numRuns: propertyRuns(RUNS, DEEP_RUNS) },
    );
  });

  it('comes back to every page that was turned to, in either direction', async () => {
    await fc.assert(
      fc.asyncProperty(prose, fc.integer({ min: 6, max: 30 }), async (text, ems) => {
        const { reader, reading } = await openReader({
          chapters: 2,
          paginate: fixedPaginate({ column: ems * 16 }),
          prepareSource: (source) => {
            source.answer('c1', text);
            source.answer('c2', text);
          },
        });
        const forward = [reading().place];
        while (reader.next() && reader.getState().status === 'reading') forward.push(reading().place);
        const back = [];
        while (reader.previous()) back.push(reading().place);
        expect(back.toReversed()).toEqual(forward);
        reader.close();
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});
