import { decodeChapter, encodeChapter } from '@shuye/core-domain/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentBytes } from './contentBytes.ts';

const strict = new TextDecoder('utf-8', { fatal: true });
const utf8 = {
  encode: (text: string) => new TextEncoder().encode(text),
  decode: (bytes: Uint8Array) => strict.decode(bytes),
};

const parsed = (bytes: Buffer): Record<string, unknown> => JSON.parse(bytes.toString()) as Record<string, unknown>;

describe('contentBytes', () => {
  it('encodes the text of a chapter exactly as readers decode it [CACHE-07]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (given) => {
        const text = given.trim();
        const { state, ChapterContent } = parsed(contentBytes({ content: { kind: 'text', text } }));
        expect(state).toBe(200);
        expect(ChapterContent).toBe(encodeChapter(Buffer.from(text)));
        expect(decodeChapter(String(ChapterContent), utf8)).toBe(text);
      }),
    );
  });

  it('leaves markup as it is, with its css', () => {
    const content = { kind: 'markup', markup: '<p>“潮”</p>', css: 'p{margin:0}' } as const;
    expect(parsed(contentBytes({ content }))).toEqual({ state: 200, ChapterContent: content.markup, css: content.css });
  });
});
