import { placeAt } from '@shuye/core-domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openReader, fixedPaginate, settled } from './testing/openReader.ts';
import { prose } from './testing/prose.ts';

type Change =
  | { kind: 'layout'; ems: number; lines: number }
  | { kind: 'mode'; isPaged: boolean }
  | { kind: 'refresh' }
  | { kind: 'reopen' };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('layout' as const),
    ems: fc.integer({ min: 6, max: 42 }),
    lines: fc.integer({ min: 3, max: 30 }),
  }),
  fc.record({ kind: fc.constant('mode' as const), isPaged: fc.boolean() }),
  fc.record({ kind: fc.constant('refresh' as const) }),
  fc.record({ kind: fc.constant('reopen' as const) }),
);

/** Start of the character that an offset falls into: no line begins inside one. */
const characterAt = (text: string, offset: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(offset)) ? offset - 1 : offset;

/** Runs of the property; each takes up to twenty changes. */
const RUNS = 300;

describe('the place', () => {
  it('never drifts in an unchanged text, whatever is done to its layout', async () => {
    const story = prose.filter((text) => text.length > 20);
    await fc.assert(
      fc.asyncProperty(
        story,
        fc.nat(5000),
        fc.array(change, { minLength: 1, maxLength: 20 }),
        async (text, raw, changes) => {
          const offset = characterAt(text, raw % text.length);
          const savedPlace = placeAt('c2', text, offset);
          const prepareSource = (source: { answer: (id: string, text: string) => void }): void =>
            source.answer('c2', text);
          const { reader, reading } = await openReader({ start: { savedPlace }, prepareSource });

          for (const step of changes) {
            if (step.kind === 'layout') {
              reader.setPaginate(fixedPaginate({ column: step.ems * 16, height: step.lines * 30 }));
            } else if (step.kind === 'mode') {
              reader.setPaginate(step.isPaged ? fixedPaginate() : undefined);
            } else if (step.kind === 'refresh') {
              await reader.refresh();
            } else {
              await reader.open('1001', { savedPlace: reading().place });
            }
            await settled();
            expect(reading().place).toEqual(savedPlace);
          }
          reader.close();
        },
      ),
      { numRuns: RUNS },
    );
  }, 60_000);

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
      { numRuns: 100 },
    );
  }, 60_000);
});
