import type { MemberLook } from '../member/memberLevels.ts';

const LOOKS: readonly MemberLook[] = ['super', 'advanced', 'month', 'new'];

/** The membership whose privileges a page tells; an unknown one is the monthly [MEMBER-11] (D-173). */
export const privilegeLook = (type: string | undefined): MemberLook => LOOKS.find((look) => look === type) ?? 'month';
