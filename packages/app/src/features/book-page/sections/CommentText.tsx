import { commentPieces } from '@shuye/core-domain/text';
import { emoticonGlyphs } from './emoticonGlyphs.ts';

/** A comment, its emoticons drawn [COMMENT-04]. */
export function CommentText({ text }: { text: string }) {
  return commentPieces(text).map((piece, at) => {
    // Pieces have no names; their order is all that tells them apart.
    const key = `${at} ${piece.kind}`;
    if (piece.kind === 'text') return <span key={key}>{piece.text}</span>;
    return <span key={key}>{emoticonGlyphs.get(piece.code)}</span>;
  });
}
