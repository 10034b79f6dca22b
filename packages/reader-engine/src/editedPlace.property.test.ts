import { placeAt } from '@shuye/core-domain/progress';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctText } from './testing/distinctText.ts';
import { openReader } from './testing/openReader.ts';
import { propertyRuns } from './testing/propertyRuns.ts';

const text = distinctText(400);

describe('a saved place in a chapter that was edited', () => {
  it('is found at its own character after insertions and deletions around its words and a correction inside them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 300 }),
        fc.nat(90),
        fc.nat(60),
        fc.option(fc.nat(23), { nil: undefined }),
        async (offset, removed, inserted, corrected) => {
          const before = `${distinctText(inserted, 0x3400)}\n${text.slice(removed, offset)}`;
          const words = Array.from(text.slice(offset));
          if (corrected !== undefined) words[corrected] = '改';
          const { reader, reading } = await openReader({
            start: { savedPlace: placeAt('c2', text, offset) },
            prepareSource: (source) => source.answer('c2', before + words.join('')),
          });
          expect(reading().place.offset).toBe(before.length);
          reader.close();
        },
      ),
      { numRuns: propertyRuns(200) },
    );
  });

  it('stays at its offset where its words are gone', async () => {
    const { reading } = await openReader({
      start: { savedPlace: placeAt('c2', text, 120) },
      prepareSource: (source) => source.answer('c2', distinctText(300, 0x3400)),
    });
    expect(reading().place.offset).toBe(120);
  });
});
