import { describe, expect, it } from 'vitest';
import { avatarOf, DEFAULT_COMMENT_SIZE, type BookComment, type CommentSummary } from './BookComment.ts';

const comment: BookComment = {
  commentId: 'm1',
  nickname: '山中客',
  avatarUrl: '/a.png',
  text: '好看[微笑]',
  publishedAt: 1_790_000_000,
  replyCount: 2,
  likeCount: 7,
};

describe('a comment [ENT-34]', () => {
  it('shows the picture of its reader [COMMENT-02]', () => {
    expect(avatarOf(comment)).toBe('/a.png');
  });

  it.each(['', '  '])('shows ours for a reader with the picture %j [COMMENT-02]', (avatarUrl) => {
    expect(avatarOf({ avatarUrl })).toBeUndefined();
  });

  it('shows ours for a picture that could not be loaded [COMMENT-02]', () => {
    expect(avatarOf(comment, true)).toBeUndefined();
  });

  it('comes in threes where nobody says otherwise [COMMENT-05] [CONST-86]', () => {
    expect(DEFAULT_COMMENT_SIZE).toBe(3);
  });

  it('belongs to a summary of the number, the score and who gave one [COMMENT-08]', () => {
    const summary: CommentSummary = { total: 120, score: 9.1, scoredBy: 80 };
    expect(summary).toEqual({ total: 120, score: 9.1, scoredBy: 80 });
  });
});
