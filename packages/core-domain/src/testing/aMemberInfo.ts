import type { MemberInfo } from '../member/MemberInfo.ts';

/** A reader without any membership; name only what the test is about. */
export const aMemberInfo = (change: Partial<MemberInfo> = {}): MemberInfo => ({
  records: [],
  blocks: {},
  priority: {},
  ...change,
});
