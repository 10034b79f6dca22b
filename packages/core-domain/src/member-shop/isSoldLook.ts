import { isSoldTier, memberLevel, type MemberLook } from '../member/memberLevels.ts';

const LEVELS = [1, 2, 3, 4, 5];

/** Whether plans sell a membership of this look. */
export const isSoldLook = (look: MemberLook): boolean =>
  LEVELS.map(memberLevel).some((level) => level?.look === look && isSoldTier(level.tier));
