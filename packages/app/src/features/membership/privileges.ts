import type { MemberLook } from '@shuye/core-domain/member';

export interface Privilege {
  name: string;
  detail: string;
}

const badge: Privilege = { name: '会员标识', detail: '“我的”页面显示会员身份' };

const monthly: readonly Privilege[] = [
  { name: '包月书库免费读', detail: '书库内的书，会员期内每一章都能读' },
  { name: '购书折扣', detail: '有会员折扣的付费书，按折后价购买' },
  { name: '豆券抵扣', detail: '开通和续费时，可用一张豆券抵扣书豆' },
  badge,
];

/** Follows the rules of access and prices (D-173): nothing is promised beside them. */
export const privileges: Readonly<Record<MemberLook, readonly Privilege[]>> = {
  super: [{ name: '超级会员书免费读', detail: '向超级会员免费的书，会员期内每一章都能读' }, badge],
  // This membership includes the rights of the monthly one (D-067).
  advanced: monthly,
  month: monthly,
  new: [{ name: '新人福利书免费读', detail: '向新人免费的书，会员期内每一章都能读' }, badge],
};
