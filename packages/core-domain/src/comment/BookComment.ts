/** A comment as pages show it; `publishedAt` in seconds [ENT-34]. */
export interface BookComment {
  commentId: string;
  nickname: string;
  avatarUrl: string;
  text: string;
  publishedAt: number;
  replyCount: number;
  likeCount: number;
}

/** What is known of all comments of a book; `score` is out of 10, absent without reviews [COMMENT-08]. */
export interface CommentSummary {
  total: number;
  score?: number;
  scoredBy: number;
}

export const DEFAULT_COMMENT_SIZE = 3;

/** The reader's own picture; undefined asks for ours, also where their own could not be loaded [COMMENT-02] (D-097). */
export const avatarOf = ({ avatarUrl }: Pick<BookComment, 'avatarUrl'>, hasFailed = false): string | undefined =>
  hasFailed || avatarUrl.trim() === '' ? undefined : avatarUrl;
