import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prose } from '../testing/prose.ts';
import { MAX_SENTENCE, sentenceAt, splitSentences } from './splitSentences.ts';

const texts = (text: string): string[] => splitSentences(text).map((sentence) => sentence.text);

describe('sentences', () => {
  it.each([
    ['雨停了。他走了！真的？', ['雨停了。', '他走了！', '真的？']],
    ['“雨停了。”他说，“走吧！”', ['“雨停了。”', '他说，“走吧！”']],
    ['什么？！……他愣住了。', ['什么？！……', '他愣住了。']],
    ['天晴；风起；人去。', ['天晴；', '风起；', '人去。']],
    ['没有句号\n第二段', ['没有句号', '第二段']],
    ['　　缩进的一段。\n\n', ['缩进的一段。']],
    ['He paid 3.14 dollars. She left...', ['He paid 3.14 dollars.', 'She left...']],
    ['"走吧。"他说。"不。"', ['"走吧。"', '他说。', '"不。"']],
    ['（完。）', ['（完。）']],
    ['他走了．她说３．１４．', ['他走了．', '她说３．１４．']],
    ['。” ”山\n山', ['。” ”', '山', '山']],
    ['"山。"」山', ['"山。"」', '山']],
    ['', []],
    [' \n\n ', []],
  ])('of %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('leave out how words are read, and keep their place', () => {
    const readings = [
      { from: 1, to: 4 },
      { from: 6, to: 9 },
    ];
    expect(splitSentences('注zhù。音yīn难。', readings)).toEqual([
      { offset: 0, length: 5, text: '注。' },
      { offset: 5, length: 6, text: '音难。' },
    ]);
  });

  it('leave out a reading that begins with the blank in front of them', () => {
    expect(splitSentences('注\n zhù音', [{ from: 1, to: 6 }]).map(({ text }) => text)).toEqual(['注', '音']);
  });

  it('that never end are cut behind a comma, or where they must be', () => {
    const [first = ''] = texts('山中灯火，'.repeat(60));
    expect(first.length).toBeLessThanOrEqual(MAX_SENTENCE);
    expect(first.endsWith('，')).toBe(true);
    expect(texts(`“${'山'.repeat(MAX_SENTENCE - 2)}，”他说`)[1]).toBe('他说');
    expect(texts('𠮷'.repeat(150)).every((text) => text.length % 2 === 0)).toBe(true);
  });

  it('are the text but for blanks, in order, and none begins with a mark that closes', () => {
    fc.assert(
      fc.property(prose, (text) => {
        const sentences = splitSentences(text);
        let end = 0;
        for (const { offset, length, text: sentence } of sentences) {
          expect(text.slice(end, offset).trim()).toBe('');
          expect(text.slice(offset, offset + length)).toBe(sentence);
          expect(sentence).not.toBe('');
          const isParagraphStart = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
          if (!isParagraphStart && sentences.length > 1) expect(sentence).not.toMatch(/^[”’）》」]/);
          end = offset + length;
        }
        expect(text.slice(end).trim()).toBe('');
      }),
    );
  });
});

describe('the sentence at a place', () => {
  const sentences = splitSentences('雨停了。\n\n他走了。');

  it('is the one it lies in, or the next one', () => {
    expect([0, 3, 4, 5, 6, 9].map((offset) => sentenceAt(sentences, offset))).toEqual([0, 0, 1, 1, 1, 1]);
    expect(sentenceAt(sentences, 10)).toBe(2);
    expect(sentenceAt([], 0)).toBe(0);
  });
});
