import { tierLevels } from '@shuye/core-domain/member';
import type { PriceRow } from '@shuye/core-domain/purchase';
import { paths } from '../../routes.ts';
import { planTier } from './priceRowName.ts';

/** Leads to the plan of a row, marked, with the way back. */
export const membershipAddress = ({ item }: PriceRow, bookId: string, returnPath: string): string =>
  item.kind === 'membership'
    ? paths.buyMember({ type: tierLevels[planTier(item.plan)].look, bookId, planId: item.plan.planId, returnPath })
    : paths.buyMember({ bookId, returnPath });
