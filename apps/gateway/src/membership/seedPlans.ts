import { GivenType, MonthType } from '@shuye/core-domain/member-shop';
import type { Database } from '../database/schema/Database.ts';

interface FirstPlan {
  monthType: MonthType;
  months: number;
  price: number;
  givenType?: GivenType;
  givenAmount?: number;
}

/** What is sold until somebody changes the table (D-169). */
const FIRST_PLANS: readonly FirstPlan[] = [
  { monthType: MonthType.Monthly, months: 1, price: 150 },
  { monthType: MonthType.Monthly, months: 3, price: 400, givenType: GivenType.Beans, givenAmount: 20 },
  { monthType: MonthType.Monthly, months: 12, price: 1480, givenType: GivenType.Tickets, givenAmount: 100 },
  { monthType: MonthType.Super, months: 1, price: 250 },
  { monthType: MonthType.Super, months: 3, price: 680, givenType: GivenType.Beans, givenAmount: 40 },
  { monthType: MonthType.Super, months: 12, price: 2480, givenType: GivenType.Tickets, givenAmount: 200 },
];

const lengths: Readonly<Record<number, string>> = { 1: '一个月', 3: '三个月', 12: '一年' };
const names = { [MonthType.Monthly]: '包月会员', [MonthType.Super]: '超级会员' };

/** Puts the first plans into a table that holds none; what an operator wrote stays. */
export async function seedPlans(database: Database): Promise<void> {
  const known = await database.selectFrom('membership_plan').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const monthPrices = new Map(
    FIRST_PLANS.filter(({ months }) => months === 1).map(({ monthType, price }) => [monthType, price]),
  );
  await database
    .insertInto('membership_plan')
    .values(
      FIRST_PLANS.map(({ monthType, months, price, givenType = GivenType.None, givenAmount = 0 }, index) => ({
        id: String(index + 1),
        name: `${names[monthType]}·${lengths[months] ?? `${months}个月`}`,
        month_type: monthType,
        months,
        price,
        original_price: (monthPrices.get(monthType) ?? price) * months,
        given_type: givenType,
        given_amount: givenAmount,
        position: index + 1,
        is_listed: 1 as const,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
