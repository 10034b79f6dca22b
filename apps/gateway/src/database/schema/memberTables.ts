import type { GivenType, MonthType } from '@shuye/core-domain/member-shop';
import type { Flag } from './Flag.ts';

/** What the member shop sells (D-169). */
export interface MembershipPlanTable {
  id: string;
  name: string;
  month_type: MonthType;
  months: number;
  /** Beans. */
  price: number;
  /** Beans before an offer; the price itself where there is none. */
  original_price: number;
  given_type: GivenType;
  given_amount: number;
  /** Place in the list, from 1. */
  position: number;
  /** 0: no longer sold. */
  is_listed: Flag;
}

/** Who had the first-collection gift; rows outlive the account, so that no one gets it twice. */
export interface GiftClaimTable {
  user_id: string;
  /** A keyed hash of the user's id in Alipay. */
  alipay_hash: string;
  claimed_at: number;
}
