export { advanceFollowNotice, enterFollowNotice, FOLLOW_CLOSE_MS, FOLLOW_DELAY_MS } from './advanceFollowNotice.ts';
export type { FollowEffect, FollowEvent, FollowState } from './advanceFollowNotice.ts';
