export { avatarOf, DEFAULT_COMMENT_SIZE } from './BookComment.ts';
export type { BookComment, CommentSummary } from './BookComment.ts';
export { allCommentsLabel, likeLabel, replyLabel } from './commentLabels.ts';
