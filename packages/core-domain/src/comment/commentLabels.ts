const whole = (count: number): number => (Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0);

export const allCommentsLabel = (total: number): string => `查看全部评论(${whole(total)}条)`;

export const replyLabel = (replyCount: number): string =>
  whole(replyCount) > 0 ? `${whole(replyCount)}条回复` : '回复';

export const likeLabel = (likeCount: number): string => (whole(likeCount) > 0 ? String(whole(likeCount)) : '赞');
