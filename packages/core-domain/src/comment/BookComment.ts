/** A comment as pages show it [ENT-34]. */
export interface BookComment {
  commentId: string;
  nickname: string;
  /** Empty where the reader has none. */
  avatarUrl: string;
  text: string;
  /** Seconds. */
  publishedAt: number;
  replyCount: number;
  likeCount: number;
}

/** What is known of all comments of a book [COMMENT-08]. */
export interface CommentSummary {
  total: number;
  /** Out of 10; absent without reviews. */
  score?: number;
  scoredBy: number;
}

/** Comments asked for where a place names no number [CONST-86]. */
export const DEFAULT_COMMENT_SIZE = 3;

/** The reader's own picture; undefined asks for ours, also where their own could not be loaded [COMMENT-02] (D-097). */
export const avatarOf = ({ avatarUrl }: Pick<BookComment, 'avatarUrl'>, hasFailed = false): string | undefined =>
  hasFailed || avatarUrl.trim() === '' ? undefined : avatarUrl;
