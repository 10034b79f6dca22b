import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentPieces, emoticons, type CommentPiece } from './emoticons.ts';

const text = (words: string): CommentPiece => ({ kind: 'text', text: words });
const emoticon = (code: string): CommentPiece => ({ kind: 'emoticon', code });

const written = (piece: CommentPiece): string => (piece.kind === 'text' ? piece.text : `[${piece.code}]`);

describe('the emoticons of comments [COMMENT-04]', () => {
  it('emoticons are seventy different codes [CONST-99]', () => {
    expect(emoticons).toHaveLength(70);
    expect(new Set(emoticons).size).toBe(70);
    expect(emoticons[0]).toBe('微笑');
    expect(emoticons[69]).toBe('握手');
  });

  it.each(emoticons)('[%s] is found in a comment', (code) => {
    expect(commentPieces(`好[${code}]看`)).toEqual([text('好'), emoticon(code), text('看')]);
  });

  it.each<[string, CommentPiece[]]>([
    ['', []],
    ['好看', [text('好看')]],
    ['[赞]', [emoticon('赞')]],
    ['[赞][赞]', [emoticon('赞'), emoticon('赞')]],
    ['[点赞]', [text('[点赞]')]],
    ['[赞 ]', [text('[赞 ]')]],
    ['赞]', [text('赞]')]],
    ['[[赞]]', [text('['), emoticon('赞'), text(']')]],
    ['[]', [text('[]')]],
  ])('%j is read as %j', (comment, pieces) => {
    expect(commentPieces(comment)).toEqual(pieces);
  });

  it('lose nothing of a comment', () => {
    const comment = fc
      .array(fc.oneof(fc.constantFrom('[', ']', '[赞]', '[吓', '吓]'), fc.string()))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(comment, (given) => commentPieces(given).map(written).join('') === given),
      { numRuns: 2000 },
    );
  });
});
