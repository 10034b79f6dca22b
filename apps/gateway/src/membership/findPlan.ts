import { NO_SUCH_PLAN, OTHER_TERMS } from '@shuye/api-client/calls';
import { messages } from '@shuye/core-domain/error';
import type { Selectable } from 'kysely';
import type { MembershipPlanTable } from '../database/schema/memberTables.ts';
import type { Database } from '../database/schema/Database.ts';
import { CallError } from '../calls/callErrors.ts';

export type PlanRow = Selectable<MembershipPlanTable>;

/** What the reader was shown of a plan. */
export interface ShownPlan {
  monthId: string;
  month: number;
  monthType: number;
  price: number;
  givenType: number;
  givenAmount: number;
}

const isAsShown = (plan: PlanRow, shown: ShownPlan): boolean =>
  plan.months === shown.month &&
  plan.month_type === shown.monthType &&
  plan.price === shown.price &&
  plan.given_type === shown.givenType &&
  plan.given_amount === shown.givenAmount;

export const listPlans = (database: Database): Promise<PlanRow[]> =>
  database.selectFrom('membership_plan').selectAll().where('is_listed', '=', 1).orderBy('position').execute();

/**
 * The listed plan that the reader chose, on the terms that were shown: the table's price is what is paid.
 * @throws CallError where it is not sold, or on other terms.
 */
export async function findPlan(database: Database, shown: ShownPlan): Promise<PlanRow> {
  const plan = await database
    .selectFrom('membership_plan')
    .selectAll()
    .where('id', '=', shown.monthId)
    .where('is_listed', '=', 1)
    .executeTakeFirst();
  if (!plan) throw new CallError(NO_SUCH_PLAN, messages.choosePlan);
  if (!isAsShown(plan, shown)) throw new CallError(OTHER_TERMS, '套餐已更新，请重新选择');
  return plan;
}
