import type { MemberLevel, MemberLook } from '@shuye/core-domain/member';
import { Tag, type TagProps } from '@shuye/ui';

/** Gold is the members'; the better the membership, the more of it. */
const looks: Readonly<Record<MemberLook, Pick<TagProps, 'tone' | 'solid'>>> = {
  super: { tone: 'gold', solid: true },
  advanced: { tone: 'gold' },
  month: { tone: 'ink', solid: true },
  new: { tone: 'jade' },
};

/** The name of a membership, drawn as its kind [ME-03] [MEMBER-02]. */
export function MemberBadge({ level: { name, look } }: { level: MemberLevel }) {
  return <Tag {...looks[look]}>{name}</Tag>;
}
