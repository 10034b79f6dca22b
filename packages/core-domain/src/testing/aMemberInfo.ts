import type { MemberInfo } from '../member/MemberInfo.ts';

export const aMemberInfo = (change: Partial<MemberInfo> = {}): MemberInfo => ({
  records: [],
  blocks: {},
  priority: {},
  ...change,
});
